// A store that keeps nothing: what is measured against it is the one who sends. Says its port on its first line.
import { execFileSync } from "node:child_process";
import { createServer } from "node:https";

const block = Buffer.alloc(65_536, 1);

const made = execFileSync(
  "openssl",
  [
    "req",
    "-x509",
    "-newkey",
    "ec",
    "-pkeyopt",
    "ec_paramgen_curve:P-256",
    "-nodes",
    "-subj",
    "/CN=sink",
    "-days",
    "1",
    "-keyout",
    "-",
    "-out",
    "-",
  ],
  { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] },
);

const server = createServer({ key: made, cert: made }, async (request, response) => {
  const url = new URL(request.url, "http://sink");
  for await (const _ of request);
  const bytes = Number(/\/give-(\d+)$/.exec(url.pathname)?.[1] ?? 0);
  if (request.method === "GET" && bytes > 0) {
    response.writeHead(200, { "content-length": bytes, etag: '"sink"' });
    let left = bytes;
    const more = () => {
      while (left > 0) {
        const size = Math.min(left, block.length);
        left -= size;
        if (!response.write(block.subarray(0, size))) return response.once("drain", more);
      }
      response.end();
    };
    return more();
  }
  const answer = url.searchParams.has("uploads") ? "<UploadId>sink</UploadId>" : "<Done/>";
  response.writeHead(200, { etag: '"sink"', "content-length": answer.length });
  response.end(request.method === "HEAD" ? undefined : answer);
});
server.keepAliveTimeout = 3_600_000;
server.listen(0, "127.0.0.1", () => console.log(server.address().port));
