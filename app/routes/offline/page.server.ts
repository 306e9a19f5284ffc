/** Loader of the offline page: the charity's bank accounts. Its action deletes saved pages in the service worker. */
import { redirect } from '@remix-run/node';
import * as z from 'zod';
import { bankAccountSchema } from '#contract/organisation';
import { readSettings } from '../../charity/settings.server';
import { languageFrom } from '../../charity/localise';
import { formAction } from '../../forms/action.server';
import { pageLoader } from '../../forms/loader.server';
import { localisedPath, OFFLINE_PATH } from '../../links';
import { textFor, type Asking } from '../../shell/organisation.server';

export const loader = pageLoader({
  strings: ['offline', 'order'],
  load: async ({ visitor }) => ({
    head: { title: visitor.t('offline:title'), index: false },
    accounts: await readAccounts(visitor),
  }),
});

/** The service worker deletes the saved pages and does not send the form. Without it, nothing is saved. */
export const action = formAction({
  schema: z.object({}),
  run: async (_, { visitor }) =>
    redirect(localisedPath(OFFLINE_PATH, visitor.locale), { status: 303 }),
});

/** Returns the bank accounts that donors see in orders. Incomplete ones are left out. */
async function readAccounts(visitor: Asking) {
  const account = bankAccountSchema
    .extend({
      bankName: textFor(visitor.locale),
      branch: textFor(visitor.locale),
      iban: z.string().default(''),
      accountNumber: z.string().default(''),
      swift: z.string().default(''),
    })
    .loose()
    .transform(({ holder, bankName, branch, iban, accountNumber, swift, ...rest }) => ({
      ...{ holder, iban, accountNumber, swift },
      bank: [bankName, branch].filter(Boolean).join(' · '),
      ...languageFrom(rest),
    }));
  const settings = await readSettings(
    visitor.charity,
    'organisation',
    z.object({ bankAccounts: z.object({ value: z.array(z.unknown()) }).optional() }),
  );
  const given = settings?.bankAccounts?.value ?? [];
  return given
    .flatMap((one) => account.safeParse(one).data ?? [])
    .filter(({ iban, accountNumber, bank }) => bank !== '' && (iban || accountNumber));
}
