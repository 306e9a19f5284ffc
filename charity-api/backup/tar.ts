/** Writes and reads tar files (POSIX ustar) of regular files, which every `tar` program can list and unpack. */
import type { Writable } from 'node:stream';

const BLOCK = 512;
/** Octal digits of a size in a header. Larger sizes are written in base 256, as GNU tar does. */
const MAX_OCTAL_SIZE = 8 ** 11 - 1;
const NAME_BYTES = 100;
const PREFIX_BYTES = 155;

/** The file is not a tar file, or it ends too early. */
export class TarError extends Error {
  override name = 'TarError';
}

export type TarEntry = { name: string; bytes: number; body: AsyncIterable<Buffer> };

export class TarWriter {
  constructor(private readonly out: Writable) {}

  /** @throws TarError when the body has fewer or more bytes than announced, or the name is too long */
  async add(name: string, bytes: number, body: AsyncIterable<Buffer>, at: Date): Promise<void> {
    await this.write(headerOf(name, bytes, at));
    let written = 0;
    for await (const chunk of body) {
      written += chunk.length;
      if (written > bytes) break;
      await this.write(chunk);
    }
    if (written !== bytes) throw new TarError(`${name} changed while it was copied`);
    await this.write(Buffer.alloc(padding(bytes)));
  }

  /** Writes the end of the file. Does not end the stream. */
  async finish(): Promise<void> {
    await this.write(Buffer.alloc(2 * BLOCK));
  }

  private async write(chunk: Buffer): Promise<void> {
    if (chunk.length === 0 || this.out.write(chunk)) return;
    await new Promise<void>((resolve, reject) => {
      const settle = (done: () => void) => () => {
        this.out.off('drain', drained);
        this.out.off('error', failed);
        done();
      };
      const drained = settle(resolve);
      const failed = settle(() => reject(this.out.errored ?? new Error('the output failed')));
      this.out.once('drain', drained);
      this.out.once('error', failed);
    });
  }
}

const padding = (bytes: number) => (BLOCK - (bytes % BLOCK)) % BLOCK;

function headerOf(path: string, bytes: number, at: Date): Buffer {
  const header = Buffer.alloc(BLOCK);
  const { prefix, name } = splitName(path);
  header.write(name, 0);
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  if (bytes <= MAX_OCTAL_SIZE) header.write(`${bytes.toString(8).padStart(11, '0')}\0`, 124);
  else {
    header.writeBigUInt64BE(BigInt(bytes), 128);
    header[124] = 0x80;
  }
  const seconds = Math.max(0, Math.floor(at.getTime() / 1000));
  header.write(`${seconds.toString(8).padStart(11, '0')}\0`, 136);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  header.write(prefix, 345);
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** @throws TarError when the name does not fit into a header */
function splitName(path: string): { prefix: string; name: string } {
  if (Buffer.byteLength(path) <= NAME_BYTES) return { prefix: '', name: path };
  for (let at = path.indexOf('/'); at > 0; at = path.indexOf('/', at + 1)) {
    const [prefix, name] = [path.slice(0, at), path.slice(at + 1)];
    if (Buffer.byteLength(name) <= NAME_BYTES && Buffer.byteLength(prefix) <= PREFIX_BYTES)
      return { prefix, name };
  }
  throw new TarError(`the name is too long: ${path}`);
}

/** The sum of the header's bytes, with spaces instead of the checksum. */
function checksumOf(header: Buffer): number {
  let sum = 0;
  for (const [at, byte] of header.entries()) sum += at >= 148 && at < 156 ? 0x20 : byte;
  return sum;
}

/**
 * Returns the files in the order of the tar file. Read each body before the next entry; the rest of it is skipped.
 * @throws TarError when the input is not a tar file, or contains entries other than files and folders
 */
export async function* readTar(
  input: AsyncIterable<Buffer | Uint8Array>,
): AsyncGenerator<TarEntry> {
  const source = new ByteSource(input);
  for (;;) {
    const header = await source.take(BLOCK);
    if (header.every((byte) => byte === 0)) return;
    const entry = parseHeader(header);
    if (entry === null) continue;
    let left = entry.bytes;
    const body = (async function* () {
      while (left > 0) {
        const chunk = await source.takeUpTo(left);
        left -= chunk.length;
        yield chunk;
      }
    })();
    yield { ...entry, body };
    while (left > 0) left -= (await source.takeUpTo(left)).length;
    await source.take(padding(entry.bytes));
  }
}

/** Returns null for a folder. */
function parseHeader(header: Buffer): { name: string; bytes: number } | null {
  const sum = parseInt(textAt(header, 148, 8), 8);
  if (sum !== checksumOf(header)) throw new TarError('this is not a tar file, or it is damaged');
  const type = String.fromCharCode(header[156]!);
  const prefix = textAt(header, 345, PREFIX_BYTES);
  const name = (prefix ? `${prefix}/` : '') + textAt(header, 0, NAME_BYTES);
  if (type === '5') return null;
  if (type !== '0' && type !== '\0') throw new TarError(`${name} is not a regular file`);
  const bytes =
    header[124] === 0x80
      ? Number(header.readBigUInt64BE(128))
      : parseInt(textAt(header, 124, 12) || '0', 8);
  if (!Number.isSafeInteger(bytes)) throw new TarError(`${name} has an invalid size`);
  return { name, bytes };
}

function textAt(header: Buffer, start: number, length: number): string {
  const field = header.subarray(start, start + length);
  const end = field.indexOf(0);
  return field
    .subarray(0, end < 0 ? length : end)
    .toString('utf8')
    .trim();
}

/** Reads exact numbers of bytes from chunks of any size. */
class ByteSource {
  private readonly chunks: AsyncIterator<Buffer | Uint8Array>;
  private rest: Buffer = Buffer.alloc(0);

  constructor(input: AsyncIterable<Buffer | Uint8Array>) {
    this.chunks = input[Symbol.asyncIterator]();
  }

  /** @throws TarError when the input ends before that many bytes */
  async take(bytes: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (let left = bytes; left > 0; left -= parts.at(-1)!.length)
      parts.push(await this.takeUpTo(left));
    return Buffer.concat(parts);
  }

  /** Returns at least one byte. @throws TarError at the end of the input */
  async takeUpTo(bytes: number): Promise<Buffer> {
    while (this.rest.length === 0) {
      const { value, done } = await this.chunks.next();
      if (done) throw new TarError('the file ends too early');
      this.rest = Buffer.from(value);
    }
    const taken = this.rest.subarray(0, bytes);
    this.rest = this.rest.subarray(taken.length);
    return taken;
  }
}
