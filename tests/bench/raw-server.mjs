/** The reference of the benchmark: a plain node:http server that sends the bytes of the given files. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const files = process.argv.slice(2).map((file) => readFileSync(file));
const bodies = new Map(files.map((body, n) => [`/${n}`, body]));

createServer((req, res) => {
  const body = bodies.get(req.url ?? '') ?? Buffer.alloc(0);
  res.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': body.length,
  });
  res.end(body);
}).listen(Number(process.env.PORT));
