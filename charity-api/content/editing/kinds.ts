/** The kinds of content as staff edit them, and the fields that need a second person. */
import { ApiError } from '../../http/errors';
import type { AnyKind } from '../kind';
import { KINDS } from '../kinds';

/** @throws ApiError contentRecord.notFound */
export function kindNamed(name: string): AnyKind {
  const kind = KINDS.find((one) => one.name === name);
  if (!kind) throw new ApiError('contentRecord.notFound');
  return kind;
}

/** Fields that decide where money goes. A change needs the approval of a second person. */
export const GUARDED: Readonly<Record<string, readonly string[]>> = {
  organisation: ['bank_accounts'],
};
