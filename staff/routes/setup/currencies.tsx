/** /staff/setup/currencies: the exchange rates of the site's currencies, in one form. */
import { useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { type Locale, LOCALES } from '#domain/locales';
import { CURRENCIES, type Currency } from '#domain/money';
import { westernDigits } from '#domain/numbers/digits';
import { dayOf, isFutureDay } from '#domain/time/dates';
import { dayField, lineField } from '#web/forms/fields.server';
import { FormProblem } from '#web/forms/submission.server';
import { translateIn } from '#web/i18n/instances.server';
import { useText } from '#web/i18n/strings';
import { Field } from '#web/ui/field';
import { problemsOf, rejected } from '../../forms/content-problems.server';
import { doubtsOf } from '../../forms/doubts.server';
import { staffAction, staffLoader } from '../../forms/recipes.server';
import { useReply } from '../../forms/use-reply';
import { Doubts, type DoubtTexts } from '../../ui/doubts';
import { PostForm, Submit } from '../../ui/page';
import { afterStep } from './after-step.server';
import { NextStep, stepOf, StepPage } from './plan';

/** Every rate is for one rial, so the rial has the rate 1. */
const BASE: Currency = 'OMR';
const OTHERS = CURRENCIES.filter((currency) => currency !== BASE);

export const loader = staffLoader({
  permission: null,
  load: async ({ visitor: { charity, t } }) => {
    const setup = await charity.call('staffSetup');
    return {
      ...stepOf(setup, 'currencies', t),
      rates: OTHERS.map((currency) => ({
        ...{ currency, name: t(`giving:currency.${currency}`) },
        rate: setup.currencies.find((one) => one.currency === currency)?.rate ?? '',
      })),
      today: dayOf(new Date()),
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
    at: dayField.refine((day) => !isFutureDay(day, new Date()), 'ngo.future'),
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
  const { rates, today, ...page } = useLoaderData<typeof loader>();
  const { form, answer, field } = useReply<typeof action>();
  const labelOf = (name: string) => t('currencies.rate', { currency: name });
  const labels = {
    ...Object.fromEntries(rates.map(({ currency, name }) => [`rate.${currency}`, labelOf(name)])),
    ...{ at: t('currencies.at'), source: t('currencies.source') },
  };
  return (
    <StepPage {...page} isReadOnly={!page.mayWrite}>
      <PostForm {...{ form, labels }}>
        <Doubts doubts={answer?.doubts} labels={labels} />
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
        {page.mayWrite && (
          <p className="inline acts">
            <Submit>{t('save')}</Submit>
          </p>
        )}
      </PostForm>
      <NextStep {...page} />
    </StepPage>
  );
}
