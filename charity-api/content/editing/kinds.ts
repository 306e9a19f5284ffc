/** The kinds of content as staff edit them: who may write each, and the fields that need a second person. */
import type { Permission } from '#domain/staff/permissions';
import { ApiError } from '../../http/errors';
import type { AnyKind } from '../kind';
import { KINDS } from '../kinds';

const FIGURES = [
  'metals',
  'currencies',
  'stocks',
  'investment-funds',
  'zakat',
  'tafreej',
  'expiations',
];
const ORGANISATION = ['organisation', 'giving', 'sign-in', 'pages'];

/** @throws ApiError contentRecord.notFound */
export function kindNamed(name: string): AnyKind {
  const kind = KINDS.find((one) => one.name === name);
  if (!kind) throw new ApiError('contentRecord.notFound');
  return kind;
}

export function permissionToWrite(kind: string): Permission {
  if (FIGURES.includes(kind)) return 'figures.write';
  return ORGANISATION.includes(kind) ? 'organisation.write' : 'content.write';
}

/** Fields that decide where money goes. A change needs the approval of a second person. */
export const GUARDED: Readonly<Record<string, readonly string[]>> = {
  organisation: ['bank_accounts'],
};
