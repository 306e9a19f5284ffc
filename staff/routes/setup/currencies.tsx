/** /staff/setup/currencies: the exchange rates of the site's currencies, in one form. */
import { useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { dayField, lineField } from '#app/forms/fields.server';
import { FormProblem } from '#app/forms/submission.server';
import { translateIn } from '#app/i18n/instances.server';
import { useText } from '#app/i18n/strings';
import { Alert } from '#app/ui/alert';
import { Button } from '#app/ui/button';
import { Field } from '#app/ui/field';
import { FormErrors } from '#app/ui/form-errors';
import { useSubmission } from '#app/ui/use-submission';
import { LOCALES, type Locale } from '#domain/locales';
import { CURRENCIES, type Currency } from '#domain/money';
import { westernDigits } from '#domain/numbers/digits';
import { dayOf } from '#domain/time/dates';
import { problemsOf } from '../../forms/content-problems.server';
import { staffAction } from '../../forms/action.server';
import { staffLoader } from '../../forms/loader.server';
import { doubtsOf } from '../../forms/doubts.server';
import { rejected } from '../../forms/rejected.server';
import { Doubts, type DoubtTexts } from '../../ui/doubts';
import { NextStep, StepPage } from './plan';
import { afterStep } from './after-step.server';

/** Every rate is for one rial, so the rial has the rate 1. */
const BASE: Currency = 'OMR';
const OTHERS = CURRENCIES.filter((currency) => currency !== BASE);

export const loader = staffLoader({
  permission: null,
  load: async ({ visitor: { charity, t } }) => {
    const { steps, currencies } = await charity.call('staffSetup');
    return {
      ...{ title: t('staff-setup:step.currencies.title'), steps },
      rates: OTHERS.map((currency) => ({
        ...{ currency, name: t(`giving:currency.${currency}`) },
        rate: currencies.find((one) => one.currency === currency)?.rate ?? '',
      })),
      today: dayOf(new Date()),
      mayWrite: steps.some(({ step, mayWrite }) => step === 'currencies' && mayWrite),
    };
  },
});

/** A decimal number with a point, such as "2.6008", or '' when the field is empty. */
const rate = z
  .string()
  .trim()
  .transform((typed) => westernDigits(typed).replace(/[,٫]/, '.'))
  .refine((typed) => /^(?:\d{1,6}(?:\.\d{1,8})?)?$/.test(typed) && Number(typed || 1) > 0, {
    message: 'staffSetup.rate',
  });

export const action = staffAction({
  permission: 'figures.write',
  schema: z.object({
    rate: z.partialRecord(z.enum(CURRENCIES), rate.optional()).default({}),
    at: dayField,
    source: lineField(300),
  }),
  run: async ({ rate: typed, at, source }, { visitor: { charity }, form, done, show }) => {
    const written = OTHERS.filter((currency) => typed[currency]);
    if (written.length === 0) throw new FormProblem({ [`rate.${OTHERS[0]!}`]: 'required' });
    const { languages } = await charity.call('staffSetup');
    const named = languages.filter(({ isNamed }) => isNamed).map(({ locale }) => locale);
    const titleOf = (currency: Currency) =>
      Object.fromEntries(
        (named.length > 0 ? named : LOCALES).map((locale: Locale) => [
          locale,
          translateIn(locale)(`giving:currency.${currency}`),
        ]),
      );
    const rates = [BASE, ...written].map((currency) => ({
      ...{ currency, rate: currency === BASE ? '1' : typed[currency]! },
      title: titleOf(currency),
    }));
    let doubts: DoubtTexts = null;
    const nameOf = (field: string) => fieldOf(field, rates);
    const errors = await problemsOf(async () => {
      doubts = await doubtsOf(
        form,
        (confirmed) => charity.call('staffSetupRates', { body: { rates, at, source, confirmed } }),
        nameOf,
      );
    }, nameOf);
    if (errors ?? doubts) return rejected(show({ doubts }), errors ?? {}, errors ? 400 : 409);
    return done(await afterStep(charity, 'currencies'), 'staff-setup:saved.currencies');
  },
});

/** Returns the field of the form for a field of the record, such as currencies[1].rate: the first row is 1. */
function fieldOf(field: string, rates: readonly { currency: Currency }[]): string {
  const [, index, part] = /^currencies\[(\d+)\]\.(\w+)/.exec(field) ?? [];
  if (part === 'at' || part === 'source') return part;
  return `rate.${rates[Number(index) - 1]?.currency ?? OTHERS[0]!}`;
}

export default function SetupCurrencies() {
  const t = useText('staff-setup');
  const { title, steps, rates, today, mayWrite } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const form = reply?.form;
  const { field } = useSubmission(form);
  const labelOf = (name: string) => t('currencies.rate', { currency: name });
  const labels = {
    ...Object.fromEntries(rates.map(({ currency, name }) => [`rate.${currency}`, labelOf(name)])),
    ...{ at: t('currencies.at'), source: t('currencies.source') },
  };
  return (
    <StepPage {...{ title, step: 'currencies', steps }}>
      {!mayWrite && <Alert tone="info">{t('readOnly')}</Alert>}
      <form method="post" className="stack g3" noValidate>
        <FormErrors form={form} labels={labels} />
        <Doubts doubts={reply && 'answer' in reply ? reply.answer.doubts : null} labels={labels} />
        {rates.map(({ currency, name, rate: now }) => (
          <Field
            key={currency}
            {...field(`rate.${currency}`, now)}
            label={labelOf(name)}
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
          />
        ))}
        <Field {...field('at', today)} label={labels.at} type="date" required />
        <Field
          {...field('source')}
          label={labels.source}
          hint={t('currencies.sourceHint')}
          dir="auto"
          required
        />
        <p className="muted">{t('currencies.what')}</p>
        {mayWrite && (
          <p className="inline acts">
            <Button type="submit">{t('save')}</Button>
          </p>
        )}
      </form>
      <NextStep {...{ steps, step: 'currencies' }} />
    </StepPage>
  );
}
