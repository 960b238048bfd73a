// The half of pdf.js that reads. It begins by itself, on the channel of the worker it finds itself in.
import "pdfjs-dist/legacy/build/pdf.worker.mjs";
