// The third of pdf.js that draws. As the one that reads, it begins by itself.
import "pdfjs-dist/legacy/build/pdf.renderer.mjs";
