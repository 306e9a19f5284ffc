/**
 * Measures a page for a browser with an empty cache: the bytes of the response, its styles, and the scripts that it
 * loads.
 */
import { readFileSync, statSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

export type PageWeight = {
  status: number;
  /** Characters of text and styles after the first ten packets. The data of scripts come at the end of a page. */
  late: number;
  /** All scripts that the page loads, in bytes after the best compression, which the server may not have time for. */
  scripts: { files: string[]; bytes: number };
  /** Elements that block rendering. */
  blocking: string[];
};

/** Ten packets of 1,460 bytes: the data that a server sends before the first acknowledgement (RFC 6928). */
const FIRST_FLIGHT = 14_600;
const CLIENT = 'build/client';

export async function measurePage(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<PageWeight> {
  const { head, body, text: html } = await fetchRaw(new URL(origin), path, headers);
  // The deferred module of a cached page. Other pages contain their scripts and data.
  const late = /<script[^>]*\sdata-src="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  const module = late ? await fetchRaw(new URL(origin), late, headers) : null;
  if (module && statusIn(module.head) !== 200) throw new Error(`${late}: ${module.head}`);
  const files = scriptsOf(html + (module?.text ?? ''));
  return {
    status: statusIn(head),
    late: endOfText(html) - decoded(head, body.subarray(0, FIRST_FLIGHT - head.length)).length,
    scripts: {
      files,
      bytes: files.reduce(
        (sum, file) => sum + sizeOf(join(CLIENT, file)),
        module ? brotliCompressSync(module.text).length : sizeOfData(html),
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

/** The build compresses all files but small ones. */
const sizeOf = (file: string) =>
  (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;

const statusIn = (head: string) => Number(head.split(' ')[1]);

/** Reads the response from the socket, because HTTP clients do not return the length of the headers. */
async function fetchRaw(
  { hostname, port, host }: URL,
  path: string,
  headers: Record<string, string>,
): Promise<{ head: string; body: Buffer; text: string }> {
  const lines = Object.entries({
    host,
    'accept-encoding': 'br',
    connection: 'close',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const answer = await new Promise<Buffer>((resolve, reject) => {
    const socket = createConnection(Number(port), hostname);
    socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(chunks)));
  });
  const end = answer.indexOf('\r\n\r\n') + 4;
  const [head, body] = [answer.toString('latin1', 0, end), answer.subarray(end)];
  return { head, body, text: decoded(head, body) };
}

/** Returns the text of a body or of its beginning. */
function decoded(head: string, body: Buffer): string {
  if (!/content-encoding: br/i.test(head)) return body.toString();
  return brotliDecompressSync(body, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
}

/** Bytes that the scripts and data in a page add to it. */
const sizeOfData = (html: string) =>
  brotliCompressSync(html).length - brotliCompressSync(html.slice(0, endOfText(html))).length;

/** Returns the place after which a page only has scripts and their data. */
function endOfText(html: string): number {
  const data = html.indexOf('window.__remixContext');
  return data === -1 ? html.length : data;
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
