/** Checks whether donors can pay: the table of currencies and methods, and the bank accounts. */
import { CURRENCIES, type Currency } from '#domain/money';
import type { ApiDeps } from '../../deps';
import { findAccountProblems } from '../../payments/organisation';
import { createProviders, offeredProviders } from '../../payments/providers';
import { createTrials } from '../../payments/trial';
import { acceptingSadaqa } from '../../modules/projects/repository';
import { countWith, fail, ok, warn } from '../finding';
import type { Check, DoctorSettings, Findings, OpenedDatabase } from '../installation';

export const GIVING_CHECKS: readonly Check[] = [
  {
    name: 'methods',
    needs: ['settings', 'database'],
    run: async ({ settings, database: { db } }) => methods(await methodTable(settings, db)),
  },
  {
    name: 'quick donation',
    needs: ['database'],
    run: async ({ database: { db }, now }) => {
      const receiver = await acceptingSadaqa(db, now()).limit(1).executeTakeFirst();
      return receiver
        ? ok('A campaign or a fund accepts the gifts of the home page.')
        : fail(
            'The home page has no form to give: no open campaign or fund accepts sadaqa.',
            'Publish a campaign or a fund (docs/content.md), or set one to open.',
          );
    },
  },
  {
    name: 'bank account',
    needs: ['settings', 'database'],
    run: async ({ settings: { demoContent }, database: { db } }) => {
      const { accounts, problems, samples } = await findAccountProblems(db);
      const todo = 'Correct bank_accounts in organisation.yaml and import it (docs/content.md).';
      if (problems.length > 0) return problems.map((problem) => fail(problem, todo));
      if (samples > 0 && !demoContent)
        return fail('A bank account has the sample IBAN of the demonstration.', todo);
      return accounts === 0
        ? warn('There is no bank account, so donors cannot pay by bank transfer.', todo)
        : ok(`${countWith(accounts, 'bank account', ['is', 'are'])} complete.`);
    },
  },
];

/** The currencies that each offered method accepts directly. A donor can pay another currency with a quote. */
type MethodTable = Record<string, readonly Currency[]>;

async function methodTable(
  { providers, hasTrials, publicUrl }: DoctorSettings,
  db: OpenedDatabase['db'],
): Promise<MethodTable> {
  // Only the values that the constructor of a provider reads. Doctor starts no payment.
  const config = { providers, publicUrl, signingSecrets: [''] };
  const deps = { db, config } as unknown as ApiDeps;
  const settings = hasTrials ? createTrials(deps).settings : providers;
  const offered = await offeredProviders(db, createProviders(deps, settings));
  return Object.fromEntries([...offered].map(([method, { currencies }]) => [method, currencies]));
}

function methods(table: MethodTable): Findings {
  const names = Object.keys(table);
  if (names.length === 0)
    return fail(
      'Donors cannot pay: no payment method is configured, and there is no bank account.',
      'Set the keys of a provider (docs/operating/payments.md), or write a bank account.',
    );
  const without = CURRENCIES.filter(
    (currency) => !names.some((name) => table[name]!.includes(currency)),
  );
  const lines = CURRENCIES.map((currency) => {
    const accepting = names.filter((name) => table[name]!.includes(currency));
    return `${currency}: ${accepting.join(', ') || 'only with a quote in another currency'}`;
  });
  const found = { ...ok(`Payment methods by currency — ${lines.join('; ')}.`), data: table };
  return without.length === 0
    ? found
    : [
        found,
        warn(
          `No method accepts ${without.join(', ')} directly. Donors who choose it pay in another currency.`,
          'Add a bank account for it, or a provider that accepts it, if your donors need it.',
        ),
      ];
}
