/** /staff/setup/bank: the first bank account. Later changes need a second person, on a page of their own. */
import { useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { CURRENCIES } from '#domain/money';
import { westernDigits } from '#domain/numbers/digits';
import { optionalLineField } from '#web/forms/fields.server';
import { useText } from '#web/i18n/strings';
import { Field } from '#web/ui/field';
import { Alert } from '#web/ui/parts';
import { problemsOf, rejected } from '../../forms/content-problems.server';
import { staffAction, staffLoader } from '../../forms/recipes.server';
import { useReply } from '../../forms/use-reply';
import { staffLinks } from '../../links';
import { SETUP_FIELD } from '../../ui/back-to-setup';
import { PostForm, TextLink } from '../../ui/page';
import { TickList } from '../../ui/tick-list';
import { afterStep } from './after-step.server';
import { NameFirst, NextStep, stepOf, StepPage } from './plan';

export const loader = staffLoader({
  permission: null,
  load: async ({ visitor: { charity, t } }) => {
    const setup = await charity.call('staffSetup');
    return {
      ...{ ...stepOf(setup, 'bank', t), accounts: setup.accounts },
      isNamed: Object.keys(setup.name).length > 0,
    };
  },
});

const line = optionalLineField(300);
const number = line.transform(westernDigits);

export const action = staffAction({
  permission: 'organisation.write',
  // The charity API reports missing and mistyped values together.
  schema: z.object({
    ...{ holder: line, bankName: line, iban: number, accountNumber: number },
    swift: line.transform((code) => code.replace(/\s/g, '').toUpperCase()),
    currencies: z.array(z.enum(CURRENCIES)).default([]),
  }),
  run: async (account, { visitor: { charity }, done, show }) => {
    const errors = await problemsOf(
      () => charity.call('staffSetupBank', { body: account }),
      (field) => FIELDS[field.split('.')[1] ?? ''] ?? 'iban',
    );
    if (errors) return rejected(show({}), errors);
    return done(await afterStep(charity, 'bank'), 'staff-setup:saved.bank');
  },
});

/** Fields of the form by those of the record. */
const FIELDS: Readonly<Record<string, string>> = {
  ...{ holder: 'holder', bank_name: 'bankName', iban: 'iban', account_number: 'accountNumber' },
  ...{ swift: 'swift', currencies: 'currencies' },
};

export default function SetupBank() {
  const t = useText('staff-setup');
  const { accounts, isNamed, ...page } = useLoaderData<typeof loader>();
  return (
    <StepPage {...page}>
      {accounts > 0 ? (
        <>
          <p>
            {t('bank.exists', { count: accounts })}{' '}
            <TextLink to={staffLinks.bankAccounts({ [SETUP_FIELD]: 'bank' })}>
              {t('bank.change')}
            </TextLink>
          </p>
          <NextStep {...page} />
        </>
      ) : !isNamed ? (
        <NameFirst />
      ) : page.mayWrite ? (
        <AccountForm />
      ) : (
        <Alert tone="info">{t('readOnly')}</Alert>
      )}
    </StepPage>
  );
}

function AccountForm() {
  const t = useText('staff-setup');
  const { form, field, chosen } = useReply<typeof action>();
  const names = ['holder', 'bankName', 'iban', 'accountNumber', 'swift'] as const;
  const labels: Record<string, string> = Object.fromEntries(
    [...names, 'currencies'].map((name) => [name, t(`bank.${name}`)]),
  );
  return (
    <PostForm {...{ form, labels }} submit={t('bank.act')}>
      {names.map((name) => (
        <Field
          key={name}
          {...field(name)}
          label={labels[name]!}
          hint={name === 'iban' || name === 'swift' ? t(`bank.${name}Hint`) : undefined}
          dir={name === 'holder' || name === 'bankName' ? 'auto' : 'ltr'}
          required={name === 'holder' || name === 'bankName'}
          autoComplete="off"
        />
      ))}
      <TickList
        {...{ name: 'currencies', id: 'currencies', legend: t('bank.currencies') }}
        options={CURRENCIES.map((currency) => ({ value: currency, label: currency }))}
        chosen={chosen('currencies')}
      />
      <p className="muted">{t('bank.what')}</p>
    </PostForm>
  );
}
