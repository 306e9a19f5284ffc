/** Reads a request's body whole, and no further than its kind may be long: Remix itself would read a hundred megabytes. */
import type { IncomingMessage } from 'node:http';
import { readPath } from '#app/links';
import { seconds } from '#domain/time/durations';
import type { Refusal } from './small-page';

const KB = 1024;
const MB = 1024 * KB;

/** `share`: how full all bodies together may make the memory before this one has to wait. */
type Cap = { bytes: number; fields: number; share: number };

/** Of all bodies that are being read or worked on. */
const ALL = 64 * MB;
/** Files leave room: however many are sent, the forms of those who give still pass. */
const ALL_WITH_FILES = 48 * MB;

/** A form of text; its longest is a contact message. */
const FORM: Cap = { bytes: 64 * KB, fields: 200, share: ALL };
/** A form with files: the proof of a bank transfer, which belongs to an order. */
const FILES: Cap = { bytes: 6 * MB, fields: Infinity, share: ALL_WITH_FILES };
/** Webhooks and the like. */
const OTHER: Cap = { bytes: 64 * KB, fields: Infinity, share: ALL };

const TAKES_FILES = /^\/orders\//;

export function capOf(contentType: string | undefined, path: string): Cap {
  const type = contentType?.split(';', 1)[0]?.trim().toLowerCase();
  if (type === 'application/x-www-form-urlencoded') return FORM;
  return type === 'multipart/form-data' && TAKES_FILES.test(readPath(path).path) ? FILES : OTHER;
}

/** The bytes of all bodies in memory. What was announced does not count: else who sends nothing could fill it. */
export class BodyRoom {
  private taken = 0;

  /** One request's part: taken piece by piece as it comes, and given back whole. */
  enter() {
    let mine = 0;
    return {
      take: (bytes: number, share: number): boolean => {
        if (this.taken + bytes > share) return false;
        this.taken += bytes;
        mine += bytes;
        return true;
      },
      leave: () => {
        this.taken -= mine;
        mine = 0;
      },
    };
  }
}

/** @throws when the sender goes away before the end */
export async function readBody(
  req: IncomingMessage,
  cap: Cap,
  room: ReturnType<BodyRoom['enter']>,
): Promise<Buffer<ArrayBuffer> | Extract<Refusal, 'tooLarge' | 'busy'>> {
  if (Number(req.headers['content-length'] ?? 0) > cap.bytes) return 'tooLarge';
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > cap.bytes) return 'tooLarge';
    if (!room.take(chunk.length, cap.share)) return 'busy';
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  return cap.fields < Infinity && fieldsIn(body) > cap.fields ? 'tooLarge' : body;
}

const AMPERSAND = 0x26;

function fieldsIn(form: Buffer): number {
  let fields = 1;
  for (const byte of form) if (byte === AMPERSAND) fields++;
  return fields;
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** How long a sender may go on after it was told to stop: at once cut off, it would never see the answer. */
const PATIENCE_MS = seconds(5);

/** Lets the rest of a refused body run into nothing. */
export function drainRequestBody(req: IncomingMessage): void {
  const cutOff = setTimeout(() => req.destroy(), PATIENCE_MS);
  cutOff.unref();
  req.on('close', () => clearTimeout(cutOff));
  req.resume();
}
