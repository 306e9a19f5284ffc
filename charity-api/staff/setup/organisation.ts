/** Forms of the set-up that write exchange rates and parts of the organisation's record. */
import type * as z from 'zod';
import type {
  setupBankBodySchema,
  setupLookBodySchema,
  setupNameBodySchema,
  setupRatesBodySchema,
} from '#contract/staff/setup';
import { isFields, type WrittenFields, type Written } from '#domain/content/shape';
import { LOCALES } from '#domain/locales';
import { saveDraft, type EditDeps } from '../../content/editing/drafts';
import { kindNamed } from '../../content/editing/kinds';
import { changePublishedIn, publishRecord, apply } from '../../content/editing/publish';
import type { Pictures } from '../../content/editing/read-written';
import { hashOf, readDraft, readPublished } from '../../content/editing/rows';
import { transact } from '../../db/transact';
import type { Actor } from '../../http/actor';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import type { StaffSession } from '../../http/staff-session';
import { BANK_ACCOUNTS, describeAccounts } from '../content/bank-accounts';
import { mailToDeciders } from '../decision-mails';

const RECORD = { kind: 'currencies', id: 'currencies' } as const;

/** Publishes rates. A currency that the body omits keeps its own. @throws RecordProblems, ContentError */
export async function publishRates(
  deps: EditDeps,
  { rates, at, source, confirmed }: z.infer<typeof setupRatesBodySchema>,
  actor: Actor,
): Promise<void> {
  await transact(deps.db, 'content', async (tx) => {
    const published = await readPublished(tx, kindNamed(RECORD.kind), RECORD.id);
    const before = listOf(isFields(published?.written) ? published.written.currencies : undefined);
    const written = rates.map(({ currency, rate, title }) => {
      const known = before.find((one) => one.currency === currency);
      const sources = Object.fromEntries(Object.keys(title).map((locale) => [locale, source]));
      return { currency, title: known?.title ?? title, rate, at, source: sources };
    });
    const others = before.filter((one) => rates.every(({ currency }) => currency !== one.currency));
    const change = { written: { currencies: [...written, ...others] }, pictures: {} };
    await apply(tx, deps, { ...RECORD, actor }, { ...change, action: 'published', confirmed });
  });
}

const listOf = (written: Written): WrittenFields[] =>
  Array.isArray(written) ? written.filter(isFields) : [];

const ORGANISATION = { kind: 'organisation', id: 'organisation' } as const;

/** Publishes the name, the licence and the contact. @throws RecordProblems, ContentError */
export async function publishName(
  deps: EditDeps,
  { name, licence, contact }: z.infer<typeof setupNameBodySchema>,
  actor: Actor,
): Promise<void> {
  const named = LOCALES.filter((locale) => name[locale]);
  const own = Object.fromEntries(named.map((locale) => [locale, name[locale]!]));
  await publishChange(deps, actor, (written) => ({
    ...written,
    name: own,
    licence: inAll(named, licence),
    contact: { ...(isFields(written.contact) && written.contact), ...contact },
  }));
}

/** Publishes the colour and the logo. @throws ApiError contentRecord.notFound; RecordProblems, ContentError */
export async function publishLook(
  deps: EditDeps,
  { colour, logo }: z.infer<typeof setupLookBodySchema>,
  actor: Actor,
): Promise<void> {
  const pictures = logo ? { [logo.name]: logo.path } : {};
  await publishChange(
    deps,
    actor,
    (written) => ({
      ...written,
      colours: colour === null ? undefined : { primary: colour },
      // A logo from the set-up is usually a mark without the name, so the site shows the name next to it.
      ...(logo && { logo: { file: logo.name, show_name: 'yes' } }),
    }),
    pictures,
  );
}

/**
 * A change of an existing account needs a second person, but here none exists yet. Owners and finance get a mail.
 * @throws ApiError staff.changed when there is an account, contentRecord.notFound before the organisation has a name
 */
export async function publishFirstAccount(
  deps: EditDeps & Pick<ApiDeps, 'random'>,
  account: z.infer<typeof setupBankBodySchema>,
  { actor, name: asker }: StaffSession,
): Promise<void> {
  const { holder, bankName, iban, accountNumber, swift, currencies } = account;
  await transact(deps.db, 'content', async (tx) => {
    const published = await readPublished(tx, kindNamed(ORGANISATION.kind), ORGANISATION.id);
    if (!published || !isFields(published.written)) throw new ApiError('contentRecord.notFound');
    if (published.written.bank_accounts !== undefined) throw new ApiError('staff.changed');
    const { name } = published.written;
    const languages = isFields(name) ? LOCALES.filter((locale) => locale in name) : [];
    const written: WrittenFields = {
      ...(currencies.length > 0 && { currencies: [...new Set(currencies)] }),
      ...{ holder, bank_name: inAll(languages, bankName) },
      ...(iban && { iban }),
      ...(accountNumber && { account_number: accountNumber }),
      ...(swift && { swift }),
    };
    await changePublishedIn(tx, deps, {
      ...{ ...ORGANISATION, actor, action: 'published' },
      change: (before) => ({ ...before, bank_accounts: [written] }),
    });
    await mailToDeciders(tx, deps, {
      ...{ kind: BANK_ACCOUNTS, ref: ORGANISATION.id, asker, decider: null, reason: '' },
      facts: describeAccounts([written]),
    });
  });
}

const inAll = (languages: readonly string[], text: string): WrittenFields =>
  Object.fromEntries(languages.map((locale) => [locale, text]));

/** Publishes the draft of the organisation, or its published record, with a change. Creates the record when missing. */
async function publishChange(
  deps: EditDeps,
  actor: Actor,
  change: (written: WrittenFields) => WrittenFields,
  pictures: Pictures = {},
): Promise<void> {
  const published = await readPublished(deps.db, kindNamed(ORGANISATION.kind), ORGANISATION.id);
  const draft = await readDraft(deps.db, ORGANISATION.kind, ORGANISATION.id);
  const before = draft?.written ?? published?.written;
  const seen = { revision: draft?.revision ?? 0, base: hashOf(published) };
  const written = change(isFields(before) ? before : {});
  const revision = await saveDraft(deps, { ...ORGANISATION, written, pictures, seen, actor });
  await publishRecord(deps, { ...ORGANISATION, seen: { ...seen, revision }, actor });
}
