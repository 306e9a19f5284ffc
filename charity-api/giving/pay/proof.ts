/** Proofs of bank transfers: validates, sanitises and stores an upload in a folder that no endpoint serves. */
import { MAX_PROOFS } from '#contract/orders';
import { MAX_PROOF_BYTES } from '#domain/constants';
import { nextOrderState, type OrderState } from '#domain/orders';
import { deleteStoredFiles } from '../../db/stored-files';
import type { Db } from '../../db/tables';
import type { OrderRow } from '../../db/tables/orders';
import { transact } from '../../db/transact';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { reserveAgain } from '../create/holding';
import {
  currentAttempt,
  found,
  lockOrder,
  requireOrder,
  transitionOrder,
} from '../../orders/repository';
import { cleanFile, DOCUMENT_KINDS, type CleanFile } from '../../uploads/clean-file';
import { storePrivateFile } from '../../uploads/private-files';

const FOLDER = 'proofs';

export async function submitProof(deps: ApiDeps, token: string, file: File): Promise<void> {
  // Rejects the upload before the file is read or stored.
  await stateAfterProof(deps.db, await requireOrder(deps.db, 'token', token));
  await storePrivateFile(deps, FOLDER, await cleanProof(file), (proof) =>
    transact(deps.db, 'beside', async (tx) => {
      const order = found(await lockOrder(tx, 'token', token));
      const state = await stateAfterProof(tx, order);
      // Units that others have reserved since the rejection are flagged when staff confirm the transfer
      // (settle/receive.ts).
      await reserveAgain(tx, order, deps.now());
      await transitionOrder(tx, order, {
        event: 'proof_submitted',
        source: 'donor',
        attemptId: (await currentAttempt(tx, order.id)).id,
        at: deps.now().toISOString(),
        set: { state, proof },
      });
      if (order.proof !== null)
        await deleteStoredFiles({ ...deps, db: tx }, [`${FOLDER}/${order.proof}`]);
    }),
  );
}

/** Returns the state after a proof. @throws ApiError order.noProofExpected, or proof.tooMany after MAX_PROOFS uploads */
async function stateAfterProof(db: Db, order: OrderRow): Promise<OrderState> {
  const state = nextOrderState(order.state, 'proof_submitted');
  if (!state) throw new ApiError('order.noProofExpected');
  const { uploads } = await db
    .selectFrom('order_events')
    .select(({ fn }) => fn.countAll<number>().as('uploads'))
    .where('order_id', '=', order.id)
    .where('event', '=', 'proof_submitted')
    .executeTakeFirstOrThrow();
  if (uploads >= MAX_PROOFS) throw new ApiError('proof.tooMany');
  return state;
}

async function cleanProof(file: File): Promise<CleanFile> {
  if (file.size > MAX_PROOF_BYTES) throw new ApiError('proof.tooLarge');
  return cleanFile(Buffer.from(await file.arrayBuffer()), {
    accept: DOCUMENT_KINDS,
    codes: { type: 'proof.unsupportedType', pixels: 'proof.unsupportedType' },
  });
}
