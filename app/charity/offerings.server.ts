/** Requests offerings together: one call for all lines of a cart. */
import { idSchema } from '#contract/common';
import type { Reply } from '#contract/endpoints';
import type { Offering } from '#contract/offerings';
import { call } from '#web/charity/call.server';
import type { Caller } from '#web/charity/request.server';
import { CharityError } from '#web/charity/results';

type Page = Reply<'offerings'>['result'];

/**
 * Returns a function that loads one offering. Calls of it in a row, without an `await` between them, share one request.
 * A cart has fewer offerings than the API accepts in one request.
 */
export function offeringLoader() {
  let batch: { ids: string[]; page: Promise<Page> } | null = null;

  function startBatch(caller: Caller) {
    const ids: string[] = [];
    const send = async () => {
      batch = null;
      try {
        return await call(caller, 'offerings', { query: { ids } });
      } catch (error) {
        // An API without this endpoint. The gifts of a cart are not gone.
        const isMissing = error instanceof CharityError && error.isNotFound;
        throw isMissing ? new CharityError('unintelligible', 'offerings', { cause: error }) : error;
      }
    };
    return { ids, page: Promise.resolve().then(send) };
  }

  /** @throws CharityError with the status 404 when the API has no such offering */
  return async (caller: Caller, id: string): Promise<Offering> => {
    if (!idSchema.safeParse(id).success) throw notFound();
    batch ??= startBatch(caller);
    batch.ids.push(id);
    const { total, data } = await batch.page;
    const found = data.find((offering) => offering.id === id);
    if (found) return found;
    // The reply contained an offering that violates the contract, which may be this one.
    if (data.length < total) throw new CharityError('unintelligible', 'offerings');
    throw notFound();
  };
}

const notFound = () => new CharityError('refused', 'offerings', { status: 404 });
