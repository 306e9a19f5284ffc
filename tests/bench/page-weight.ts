/**
 * Measures a page for a browser with an empty cache: the bytes of the response, its styles, and the scripts that it
 * loads.
 */
import { readFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

export type PageWeight = {
  status: number;
  /** Bytes of status line and headers; `body`: bytes of the compressed body. */
  headers: number;
  body: number;
  /** Bytes of the inline stylesheet, compressed separately. */
  css: number;
  /** All scripts that the page loads, in compressed bytes. */
  scripts: { files: string[]; bytes: number };
  /** Elements that block rendering. */
  blocking: string[];
};

const CLIENT = 'build/client';

export async function measurePage(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<PageWeight> {
  const answer = await fetchRawResponse(new URL(origin), path, headers);
  const end = answer.indexOf('\r\n\r\n') + 4;
  const head = answer.toString('latin1', 0, end);
  const body = answer.subarray(end);
  const html = (/content-encoding: br/i.test(head) ? brotliDecompressSync(body) : body).toString();
  const module = await fetchDeferredModule(origin, html);
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
      bytes: files.reduce((sum, file) => sum + fileSizeOf(file), sizeOf(module)),
    },
    blocking: [
      ...html.matchAll(/<link[^>]+rel="stylesheet"[^>]*>/g),
      ...html.matchAll(
        /<script(?![^>]*(?:async|defer|type="(?:module|text\/late)"))[^>]*\ssrc=[^>]*>/g,
      ),
    ].map(([tag]) => tag),
  };
}

/** Reads the response from the socket, because HTTP clients do not return the length of the headers. */
function fetchRawResponse(
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

/** Returns the deferred module of a page, or '' when the page contains its scripts itself. */
async function fetchDeferredModule(origin: string, html: string): Promise<string> {
  const path = /<script[^>]*\sdata-src="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  if (!path) return '';
  const answer = await fetch(origin + path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return await answer.text();
}

/** Returns the scripts that the page imports, and the static imports of these scripts. */
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

/** Compressing the scripts takes most of the time, and pages share them. */
const fileSizes = new Map<string, number>();

function fileSizeOf(file: string): number {
  const size = fileSizes.get(file) ?? sizeOf(readFileSync(join(CLIENT, file)));
  fileSizes.set(file, size);
  return size;
}

function sizeOf(text: string | Buffer): number {
  return text.length === 0 ? 0 : brotliCompressSync(text).length;
}
