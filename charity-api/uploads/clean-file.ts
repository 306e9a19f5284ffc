/** Finds the type of an uploaded file by its content, and re-encodes pictures so that only their pixels are stored. */
import type { Sharp } from 'sharp';
import type { ApiErrorCode } from '#contract/errors';
import { ApiError } from '../http/errors';
import { createQueue } from '../http/queue';

/** ISO 32000: the version, 1.0 to 2.0. */
const HEADER = /^%PDF-(?:1\.\d|2\.0)[\s%]/;
/** Viewers search for the end-of-file marker in the last 1,024 bytes. */
const TAIL = 1_024;
const END = /startxref\s+(\d{1,10})\s+%%EOF(?![\s\S]*%%EOF)/;
/** Bytes to read of a trailer: enough for a file with many incremental updates. */
const MAX_DICTIONARY = 16_384;
/** The start of an indirect object, such as a cross-reference stream. */
const OBJECT = /^\s*\d+\s+\d+\s+obj\b/;

/**
 * Follows `startxref` at the end of the file to the cross-reference table, and checks that its trailer names the
 * document's root, as viewers do. Other data after a PDF header has neither. Pages are not parsed: only staff open the
 * file, and no endpoint serves it.
 */
function isPdf(bytes: Buffer): boolean {
  if (!HEADER.test(bytes.toString('latin1', 0, 9))) return false;
  const end = END.exec(bytes.toString('latin1', Math.max(0, bytes.length - TAIL)));
  const offset = Number(end?.[1] ?? bytes.length);
  if (offset >= bytes.length) return false;
  return hasRoot(trailerAt(bytes, offset));
}

/** Returns the trailer dictionary as text, or '' when the offset has no trailer. */
function trailerAt(bytes: Buffer, offset: number): string {
  const start = bytes.toString('latin1', offset, offset + MAX_DICTIONARY);
  if (/^\s*xref\s/.test(start)) {
    const at = bytes.indexOf('trailer', offset, 'latin1');
    return at < 0 ? '' : bytes.toString('latin1', at, at + MAX_DICTIONARY);
  }
  return OBJECT.test(start) && /\/Type\s*\/XRef\b/.test(start) ? start : '';
}

const hasRoot = (trailer: string) => /\/Root\s+\d+\s+\d+\s+R\b/.test(trailer);

const FILE_KINDS = ['jpeg', 'png', 'webp', 'pdf'] as const;
/** The kinds that the forms for proofs and documents name. */
export const DOCUMENT_KINDS = ['jpeg', 'png', 'pdf'] as const satisfies FileKind[];
export type FileKind = (typeof FILE_KINDS)[number];
type PictureKind = Exclude<FileKind, 'pdf'>;

export const MEDIA_TYPES = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
} as const satisfies Record<FileKind, string>;

/** Limits the memory: a small file can decompress into a huge picture. 25 million pixels are 100 MB. */
const MAX_PIXELS = 25_000_000;
/** Concurrent pictures, so that uploads leave memory and processors to donors. */
const MAX_RUNNING = 2;
const MAX_WAITING = 20;

const ANY = null;
/** First bytes of each picture type. The name and the content type of an upload are not trusted. */
const SIGNATURES: Record<PictureKind, readonly (number | typeof ANY)[]> = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  // RIFF, four bytes of length, WEBP.
  webp: [0x52, 0x49, 0x46, 0x46, ANY, ANY, ANY, ANY, 0x57, 0x45, 0x42, 0x50],
};

export type CleanFile = { bytes: Buffer; kind: FileKind };

type Options = {
  accept: readonly FileKind[];
  /** Larger pictures are scaled down to fit into this square, in pixels. */
  longestEdge?: number;
  /** Error codes for a file of another type, for HEIC if it has one, and for a picture with too many pixels. */
  codes: { type: ApiErrorCode; heic?: ApiErrorCode; pixels: ApiErrorCode };
};

const inQueue = createQueue({ running: MAX_RUNNING, waiting: MAX_WAITING });

/**
 * Returns the file as it may be stored. A PDF stays unchanged. A picture is decoded and encoded again: the result has
 * no location, no camera, no further frames and no appended data.
 * @throws ApiError with one of the codes; request.busy when too many pictures wait
 */
export async function cleanFile(
  bytes: Buffer,
  { accept, longestEdge, codes }: Options,
): Promise<CleanFile> {
  const kind = kindOf(bytes);
  if (codes.heic && isHeic(bytes)) throw new ApiError(codes.heic);
  if (!kind || !accept.includes(kind)) throw new ApiError(codes.type);
  if (kind === 'pdf') return { bytes, kind };
  return { bytes: await inQueue(() => reencode(bytes, kind, { longestEdge, codes })), kind };
}

function kindOf(bytes: Buffer): FileKind | undefined {
  return FILE_KINDS.find((kind) =>
    kind === 'pdf'
      ? isPdf(bytes)
      : SIGNATURES[kind].every((byte, at) => byte === ANY || bytes[at] === byte),
  );
}

/** The format of photographs on an iPhone. The prebuilt libvips of sharp decodes AVIF, but not HEIC. */
const HEIC = /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/;

/** Reads the brand of an ISO media file (ISO 23008-12): four bytes of length, `ftyp`, brand. */
function isHeic(bytes: Buffer): boolean {
  const [box, brand] = [bytes.toString('latin1', 4, 8), bytes.toString('latin1', 8, 12)];
  return box === 'ftyp' && HEIC.test(brand);
}

async function reencode(
  bytes: Buffer,
  kind: PictureKind,
  { longestEdge, codes }: Pick<Options, 'codes'> & { longestEdge: number | undefined },
): Promise<Buffer> {
  // Loaded at the first upload, because sharp is large and most processes never need it.
  const { default: sharp } = await import('sharp');
  let image: Sharp;
  try {
    // The default limit of sharp would reject the header of a large picture without saying why.
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (format !== kind) throw new TypeError(`first bytes of ${kind}, content of ${format}`);
    if (width * height > MAX_PIXELS) throw new ApiError(codes.pixels);
    image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    // `rotate` applies the orientation of the EXIF metadata, which the output does not contain.
    image = image.rotate();
    if (longestEdge)
      image = image.resize(longestEdge, longestEdge, { fit: 'inside', withoutEnlargement: true });
    return await image.toFormat(kind).toBuffer();
  } catch (cause) {
    throw cause instanceof ApiError ? cause : new ApiError(codes.type, { cause });
  }
}
