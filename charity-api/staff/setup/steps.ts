/** Computes the steps of the set-up from the data: nothing is stored about the set-up itself. */
import { POLICY_IDS } from '#contract/pages';
import { SETUP_STEPS, type Setup, type SetupStep } from '#contract/staff/setup';
import { isAllowed, type Permission } from '#domain/staff/permissions';
import { LOCALES, type Locale, type LocalisedText } from '#domain/locales';
import { CURRENCIES } from '#domain/money';
import { kindNamed } from '../../content/editing/kinds';
import type { Db } from '../../db/tables';
import type { ApiDeps } from '../../deps';
import type { StaffSession } from '../../http/staff-session';
import { readCurrencyRates } from '../../modules/lookups/currency-rates';
import { findAccountProblems } from '../../payments/organisation';
import { offeredProviders, type Providers } from '../../payments/providers';
import { findOwners } from '../members';

/** The permission that a step needs. `isRequired`: the charity must not accept gifts before the step is done. */
const STEPS: Record<SetupStep, { permission: Permission; isRequired: boolean }> = {
  owner: { permission: 'people.manage', isRequired: true },
  name: { permission: 'organisation.write', isRequired: true },
  look: { permission: 'organisation.write', isRequired: false },
  languages: { permission: 'organisation.write', isRequired: false },
  currencies: { permission: 'figures.write', isRequired: false },
  bank: { permission: 'organisation.write', isRequired: false },
  payments: { permission: 'organisation.write', isRequired: true },
  figures: { permission: 'figures.write', isRequired: false },
  policies: { permission: 'content.write', isRequired: true },
  campaign: { permission: 'content.write', isRequired: true },
};

type Organisation = {
  name: LocalisedText;
  licence: LocalisedText;
  logo: { path: string } | null;
  colours: { primary: string } | null;
  contact: { email: string; phone: string } | null;
};
type Named = { title: LocalisedText };

export async function readSetup(
  deps: Pick<ApiDeps, 'db' | 'config'>,
  providers: Providers,
  { roles }: Pick<StaffSession, 'roles'>,
): Promise<Setup> {
  const { db, config } = deps;
  const organisation = (await valuesOf<Organisation>(db, 'organisation'))[0];
  const [name, licence] = [writtenIn(organisation?.name), writtenIn(organisation?.licence)];
  const languages = config.locales.map((locale) => ({ locale, isNamed: locale in name }));
  const currencies = await readCurrencies(db, providers);
  const { accounts, problems } = await findAccountProblems(db);
  const figures = await Promise.all(
    (['metals', 'zakat'] as const).map(async (kind) => ({
      kind,
      isWritten: (await valuesOf(db, kind)).length > 0,
    })),
  );
  const pages = (await itemsOf(db, 'pages')).map(({ id }) => id);
  const policies = POLICY_IDS.map((id) => ({ id, isWritten: pages.includes(id) }));
  const [colour, logo] = [organisation?.colours?.primary ?? null, organisation?.logo?.path ?? null];
  const isDone: Record<SetupStep, boolean> = {
    owner: (await findOwners(db)).length > 0,
    name: Object.keys(name).length > 0 && Object.keys(licence).length > 0,
    look: colour !== null || logo !== null,
    languages: languages.every(({ isNamed }) => isNamed),
    currencies: currencies.every(({ rate }) => rate !== null),
    bank: accounts > 0 && problems.length === 0,
    payments: [...(await offeredProviders(db, providers)).values()].some(({ isTrial }) => !isTrial),
    figures: figures.every(({ isWritten }) => isWritten),
    policies: policies.every(({ isWritten }) => isWritten),
    campaign: (await valuesOf(db, 'campaigns')).length > 0,
  };
  return {
    isFinished: SETUP_STEPS.every((step) => isDone[step] || !STEPS[step].isRequired),
    steps: SETUP_STEPS.map((step) => ({
      ...{ step, isDone: isDone[step], isRequired: STEPS[step].isRequired },
      mayWrite: isAllowed(roles, STEPS[step].permission),
    })),
    contact: {
      email: organisation?.contact?.email ?? '',
      phone: organisation?.contact?.phone ?? '',
    },
    ...{ name, licence, colour, logo, languages, currencies, accounts, figures, policies },
    categories: await optionsOf(db, 'categories'),
    types: (await optionsOf(db, 'types')).filter(({ id }) => id !== 'fund'),
  };
}

/** Returns every currency of the site with its exchange rate and the methods that accept it. */
async function readCurrencies(db: Db, providers: Providers): Promise<Setup['currencies']> {
  const rates = await readCurrencyRates(db);
  const offered = [...(await offeredProviders(db, providers))];
  return CURRENCIES.map((currency) => ({
    currency,
    rate: rates.find((one) => one.currency === currency)?.rate ?? null,
    methods: offered
      .filter(([, provider]) => provider.currencies.includes(currency))
      .map(([method]) => method),
  }));
}

async function optionsOf(db: Db, name: string) {
  const items = await itemsOf<Named>(db, name);
  return items.map(({ id, value }) => ({ id, title: writtenIn(value.title) }));
}

async function valuesOf<Value>(db: Db, name: string): Promise<Value[]> {
  const items = await itemsOf<Value>(db, name);
  return items.map(({ value }) => value);
}

async function itemsOf<Value>(db: Db, name: string): Promise<{ id: string; value: Value }[]> {
  const items = await kindNamed(name).read(db);
  return items.map(({ id, value }) => ({ id, value: value as Value }));
}

const writtenIn = (text: Partial<LocalisedText> = {}): Partial<Record<Locale, string>> =>
  Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const written = text[locale];
      return written ? [[locale, written]] : [];
    }),
  );
