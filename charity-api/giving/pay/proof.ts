/** Proofs of bank transfers: validates, sanitises and stores an upload in a folder that no endpoint serves. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { MAX_PROOFS } from '#contract/orders';
import { MAX_PROOF_BYTES } from '#domain/constants';
import { nextOrderState, type OrderState } from '#domain/orders';
import type { Database } from '../../db/tables';
import type { OrderRow } from '../../db/tables/orders';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { reserveUnits } from '../../modules/offerings/holds';
import {
  currentAttempt,
  transactWithRetry,
  findOrder,
  linesOf,
  transitionOrder,
} from '../../orders/repository';
import { isPdf } from './pdf';

/** Limits the memory: a small file can decompress into a huge picture. */
const MAX_PIXELS = 25_000_000;

const KINDS = ['jpeg', 'png', 'pdf'] as const;
type ProofKind = (typeof KINDS)[number];
type PictureKind = Exclude<ProofKind, 'pdf'>;

/** First bytes of each picture type. The name and the content type of an upload are not trusted. */
const SIGNATURES: Record<PictureKind, readonly number[]> = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

export async function submitProof(deps: ApiDeps, token: string, file: File): Promise<void> {
  // Rejects the upload before the file is read or stored.
  await findOrderAwaitingProof(deps.db, token);
  const proof = await storeProof(deps, await cleanProof(file));
  const replaced = await transactWithRetry(deps.db, async (tx) => {
    const { order, state } = await findOrderAwaitingProof(tx, token);
    // A rejected transfer has released its reservations. The result is ignored, because the donor may have transferred
    // the money already. Units that are missing when staff confirm the transfer are flagged (settle/receive.ts).
    await reserveUnits(tx, order, await linesOf(tx, order.id), deps.now());
    await transitionOrder(tx, order, {
      event: 'proof_submitted',
      source: 'donor',
      attemptId: (await currentAttempt(tx, order.id)).id,
      at: deps.now().toISOString(),
      set: { state, proof },
    });
    return order.proof;
  }).catch(async (error: unknown) => {
    await discardProof(deps, proof);
    throw error;
  });
  // Deleted only after the commit, because until then the order refers to the previous file.
  if (replaced !== null) await discardProof(deps, replaced);
}

/** @throws ApiError order.notFound, order.noProofExpected, or proof.tooMany after MAX_PROOFS uploads */
async function findOrderAwaitingProof(
  db: Kysely<Database>,
  token: string,
): Promise<{ order: OrderRow; state: OrderState }> {
  const order = await findOrder(db, 'token', token);
  if (!order) throw new ApiError('order.notFound');
  const state = nextOrderState(order.state, 'proof_submitted');
  if (!state) throw new ApiError('order.noProofExpected');
  const { uploads } = await db
    .selectFrom('order_events')
    .select(({ fn }) => fn.countAll<number>().as('uploads'))
    .where('order_id', '=', order.id)
    .where('event', '=', 'proof_submitted')
    .executeTakeFirstOrThrow();
  if (uploads >= MAX_PROOFS) throw new ApiError('proof.tooMany');
  return { order, state };
}

type CleanProof = { bytes: Buffer; kind: ProofKind };

async function cleanProof(file: File): Promise<CleanProof> {
  if (file.size > MAX_PROOF_BYTES) throw new ApiError('proof.tooLarge');
  const bytes = Buffer.from(await file.arrayBuffer());
  const kind = kindOf(bytes);
  if (!kind) throw new ApiError('proof.unsupportedType');
  return { bytes: kind === 'pdf' ? bytes : await reencode(bytes, kind), kind };
}

/** Writes the complete file before the order refers to it. The name is random (128 bits) and has no donor data. */
async function storeProof(deps: ApiDeps, { bytes, kind }: CleanProof): Promise<string> {
  const name = `${deps.random(16).toString('hex')}.${kind}`;
  await mkdir(proofsFolder(deps), { recursive: true, mode: 0o700 });
  await writeFile(path.join(proofsFolder(deps), name), bytes, { mode: 0o600, flush: true });
  return name;
}

/** Deletes a file. A failure is logged and does not change the response to the donor. */
async function discardProof(deps: ApiDeps, name: string): Promise<void> {
  await rm(path.join(proofsFolder(deps), name), { force: true }).catch((error: unknown) => {
    deps.log.warn({ proof: name, reason: String(error) }, 'proof not deleted');
  });
}

function proofsFolder({ config }: Pick<ApiDeps, 'config'>): string {
  return path.join(config.dataDir, 'proofs');
}

function kindOf(bytes: Buffer): ProofKind | undefined {
  return KINDS.find((kind) =>
    kind === 'pdf' ? isPdf(bytes) : SIGNATURES[kind].every((byte, at) => bytes[at] === byte),
  );
}

/** Decodes and re-encodes the picture, so that only pixels are stored: no location, camera or appended code. */
async function reencode(bytes: Buffer, kind: PictureKind): Promise<Buffer> {
  // Loaded at the first upload, because sharp is large and most processes never need it.
  const { default: sharp } = await import('sharp');
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await image.metadata();
    if (format !== kind) throw new TypeError(`first bytes of ${kind}, content of ${format}`);
    // `rotate` applies the orientation of the EXIF metadata, which the output does not contain.
    return await image.rotate().toFormat(kind).toBuffer();
  } catch (cause) {
    throw new ApiError('proof.unsupportedType', { cause });
  }
}
