/** What a page costs a browser that comes for the first time: every byte of its answer, its styles, and the scripts it will ask for. */
import { readFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

export type PageWeight = {
  status: number;
  /** Of the answer: status line and headers, and the body as it is sent. */
  headers: number;
  body: number;
  /** The inline stylesheet, compressed by itself. */
  css: number;
  /** All scripts that the page asks for once it is read, compressed. */
  scripts: { files: string[]; bytes: number };
  /** What the browser must fetch before it shows anything. */
  blocking: string[];
};

const CLIENT = 'build/client';

export async function weigh(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<PageWeight> {
  const answer = await rawAnswer(new URL(origin), path, headers);
  const end = answer.indexOf('\r\n\r\n') + 4;
  const head = answer.toString('latin1', 0, end);
  const body = answer.subarray(end);
  const html = (/content-encoding: br/i.test(head) ? brotliDecompressSync(body) : body).toString();
  const module = await lateModule(origin, html);
  const files = scriptsOf(html + module);
  return {
    status: Number(head.split(' ')[1]),
    headers: end,
    body: body.length,
    css: [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].reduce(
      (sum, [, css = '']) => sum + brotliCompressSync(css).length,
      0,
    ),
    scripts: {
      files,
      bytes: files.reduce(
        (sum, file) => sum + sizeOf(readFileSync(join(CLIENT, file))),
        sizeOf(module),
      ),
    },
    blocking: [
      ...html.matchAll(/<link[^>]+rel="stylesheet"[^>]*>/g),
      ...html.matchAll(
        /<script(?![^>]*(?:async|defer|type="(?:module|text\/late)"))[^>]*\ssrc=[^>]*>/g,
      ),
    ].map(([tag]) => tag),
  };
}

/** From the socket itself: HTTP clients do not tell how long headers were. */
function rawAnswer(
  { hostname, port, host }: URL,
  path: string,
  headers: Record<string, string>,
): Promise<Buffer> {
  const lines = Object.entries({
    host,
    'accept-encoding': 'br',
    connection: 'close',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve, reject) => {
    const socket = createConnection(Number(port), hostname);
    socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(chunks)));
  });
}

/** A kept page has its own part of the scripts in a file beside it; other pages have it in themselves. */
async function lateModule(origin: string, html: string): Promise<string> {
  const path = /<script[^>]*\sdata-src="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  if (!path) return '';
  const answer = await fetch(origin + path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return await answer.text();
}

/** What is imported at once, and what that imports, as far as it is not left for later (`import()`). */
function scriptsOf(text: string): string[] {
  const found = new Set<string>();
  const waiting = [
    ...text.matchAll(/import\s*(?:[\w*{}\s,]+from\s*)?\(?["'](\/assets\/[\w.-]+\.js)["']/g),
  ].map(([, file]) => file!);
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const script = readFileSync(join(CLIENT, file), 'utf8');
    for (const [, name] of script.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
      waiting.push(`/assets/${name}`);
  }
  return [...found].sort();
}

function sizeOf(text: string | Buffer): number {
  return text.length === 0 ? 0 : brotliCompressSync(text).length;
}
