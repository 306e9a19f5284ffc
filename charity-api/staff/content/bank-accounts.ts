/** Changes of the organisation's bank accounts, which a second person must agree to. */
import * as z from 'zod';
import type { WrittenFields } from '#domain/content/shape';
import { hashOf, readPublished } from '../../content/editing/rows';
import { requireSeen, type Seen } from '../../content/editing/drafts';
import { kindNamed } from '../../content/editing/kinds';
import { changePublished, saveWritten } from '../../content/editing/publish';
import { rolledBack } from '../../db/rolled-back';
import { transact } from '../../db/transact';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import type { StaffSession } from '../../http/staff-session';
import type { ApprovalKind, Approvals } from '../approvals';

const ORGANISATION = { kind: 'organisation', id: 'organisation' } as const;
/** Name of the kind of approval, and of its log entries. */
export const BANK_ACCOUNTS = 'bank';

const accountsSchema = z.object({
  accounts: z.array(
    z.custom<WrittenFields>((value) => typeof value === 'object' && value !== null),
  ),
  /** Hash of the record that the asker saw. */
  base: z.string(),
});

export function bankAccountsApproval(deps: ApiDeps): ApprovalKind {
  return {
    ...{ kind: BANK_ACCOUNTS, permission: 'bank.ask' },
    describe: async ({ data }) => describeAccounts(accountsSchema.parse(data).accounts),
    run: async ({ data, reason }, actor) => {
      const { accounts } = accountsSchema.parse(data);
      await changePublished(deps, {
        ...{ ...ORGANISATION, actor, action: 'updated', reason },
        change: (written) => withAccounts(written, accounts),
      });
    },
  };
}

/** Checks as for a publication. @throws ApiError staff.changed, staff.approvalWaits; RecordProblems, ContentError */
export async function askForBankAccounts(
  deps: ApiDeps,
  approvals: Approvals,
  input: { seen: Seen; accounts: WrittenFields[]; reason: string; staff: StaffSession },
): Promise<void> {
  const { accounts, seen, reason, staff } = input;
  const kind = kindNamed(ORGANISATION.kind);
  await rolledBack(deps.db, async (tx) => {
    const { published } = await requireSeen(tx, { ...ORGANISATION, seen });
    if (!published) throw new ApiError('contentRecord.notFound');
    const written = withAccounts(published.written as WrittenFields, accounts);
    const record = { kind, id: ORGANISATION.id, written, pictures: published.pictures };
    await saveWritten(tx, deps, record);
  });
  await transact(deps.db, 'staff', async (tx) => {
    const base = hashOf(await readPublished(tx, kind, ORGANISATION.id));
    if (base !== seen.base) throw new ApiError('staff.changed');
    const asked = { subject: ORGANISATION, data: { accounts, base }, reason };
    await approvals.ask(tx, { kind: BANK_ACCOUNTS, ...asked }, staff);
  });
}

const withAccounts = (written: WrittenFields, accounts: WrittenFields[]): WrittenFields => ({
  ...written,
  bank_accounts: accounts,
});

export const describeAccounts = (accounts: WrittenFields[]): Record<string, string> =>
  Object.fromEntries(accounts.map((account, at) => [`account${at + 1}`, describeAccount(account)]));

/** Returns holder, numbers and currencies, which an owner compares with the letter of the bank. */
const describeAccount = ({ holder, iban, account_number, swift, currencies }: WrittenFields) =>
  [holder, iban, account_number, swift, ...(Array.isArray(currencies) ? currencies : [])]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(' · ');
