/** Reads a request body up to a limit that depends on its content type. Remix itself would read 100 MB. */
import type { IncomingMessage } from 'node:http';
import { readPath } from '#web/links';
import { seconds } from '#domain/time/durations';
import type { Rejection } from './small-page';

const KB = 1024;
const MB = 1024 * KB;

/** `share`: maximum bytes of all bodies in memory at which a body of this type is still accepted. */
type Cap = { bytes: number; fields: number; share: number };

/** Maximum bytes of all bodies that are being read or processed. */
const ALL = 64 * MB;
/** Lower for files, so that many uploads do not block the forms of donors. */
const ALL_WITH_FILES = 48 * MB;

/** A form with text only. The longest field is a contact message. */
const FORM: Cap = { bytes: 64 * KB, fields: 200, share: ALL };
/** A form with files: the proof of a bank transfer for an order, or the pictures and papers of an organisation. */
const FILES: Cap = { bytes: 6 * MB, fields: Infinity, share: ALL_WITH_FILES };
/** Forms of the staff area: a record of content in all languages, or with photographs. */
const STAFF_FORM: Cap = { bytes: MB, fields: 2_000, share: ALL };
const STAFF_FILES: Cap = {
  bytes: 10 * MB + STAFF_FORM.bytes,
  fields: Infinity,
  share: ALL_WITH_FILES,
};
/** Webhooks and other bodies. */
const OTHER: Cap = { bytes: 64 * KB, fields: Infinity, share: ALL };

const STAFF = /^\/staff(?:\/|$)/;
/** Pages of the staff area that anyone can open. Their forms have a few fields and no files. */
const STAFF_DOOR = /^\/staff\/(?:sign-|language|join|stop)/;
const UPLOAD_PATHS = /^\/(?:orders\/|ngo\/add(?:\/|$))/;

/** Returns the limits for a body of this content type on this path. */
export function bodyLimitFor(contentType: string | undefined, path: string): Cap {
  const type = contentType?.split(';', 1)[0]?.trim().toLowerCase();
  if (STAFF.test(path) && !STAFF_DOOR.test(path)) {
    if (type === 'application/x-www-form-urlencoded') return STAFF_FORM;
    if (type === 'multipart/form-data') return STAFF_FILES;
  }
  if (type === 'application/x-www-form-urlencoded') return FORM;
  return type === 'multipart/form-data' && UPLOAD_PATHS.test(readPath(path).path) ? FILES : OTHER;
}

/**
 * Counts the bytes of all bodies in memory. It counts received bytes and not content-length: otherwise a client could
 * block others by announcing large bodies that it never sends.
 */
export class BodyMemoryLimit {
  private usedBytes = 0;

  /** Starts counting one request. `take` returns false when the limit is reached; `leave` releases all its bytes. */
  enter() {
    let ownBytes = 0;
    return {
      take: (bytes: number, share: number): boolean => {
        if (this.usedBytes + bytes > share) return false;
        this.usedBytes += bytes;
        ownBytes += bytes;
        return true;
      },
      leave: () => {
        this.usedBytes -= ownBytes;
        ownBytes = 0;
      },
    };
  }
}

/** Returns the body, or the reason for its rejection. @throws when the client disconnects before the end */
export async function readBody(
  req: IncomingMessage,
  cap: Cap,
  room: ReturnType<BodyMemoryLimit['enter']>,
): Promise<Buffer<ArrayBuffer> | Extract<Rejection, 'tooLarge' | 'busy'>> {
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

/** A client that is still sending can read the response only if the connection stays open for a while. */
const DRAIN_TIMEOUT_MS = seconds(5);

/** Discards the rest of a rejected body, then closes the connection. */
export function drainRequestBody(req: IncomingMessage): void {
  const timer = setTimeout(() => req.destroy(), DRAIN_TIMEOUT_MS);
  timer.unref();
  req.on('close', () => clearTimeout(timer));
  req.resume();
}
