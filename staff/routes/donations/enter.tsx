/** Enters a gift that was received in cash or by cheque. The donation is paid immediately and has a receipt. */
import { randomBytes } from 'node:crypto';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useText } from '#app/i18n/strings';
import { Button } from '#app/ui/button';
import { Field } from '#app/ui/field';
import { FormErrors } from '#app/ui/form-errors';
import { Select } from '#app/ui/select';
import { useSubmission } from '#app/ui/use-submission';
import { INTENTIONS } from '#domain/cart';
import { LOCALES } from '#domain/locales';
import { CURRENCIES, formatMoney } from '#domain/money';
import { OFFICE_METHODS } from '#domain/orders/order-methods';
import { staffAction } from '../../forms/action.server';
import { staffLoader } from '../../forms/loader.server';
import { Picks } from '../../gifts/picks';
import { textIn } from '../../visitor/text-in.server';
import { staffLinks } from '../../links';
import { PageHead } from '../../ui/page-head';
import { enterFormSchema } from './enter-schema.server';

export const loader = staffLoader({
  permission: 'gifts.decide',
  async load({ visitor: { charity, locale, t } }) {
    const offerings = await charity.call('staffOfficeOfferings');
    return {
      title: t('staff-gifts:enter.title'),
      // Idempotency key: the charity API creates one gift, even when the form is sent twice.
      key: randomBytes(18).toString('base64url'),
      locale,
      offerings: offerings.map(({ id, title }) => ({ id, title: textIn(title, locale) })),
    };
  },
});

export const action = staffAction({
  permission: 'gifts.decide',
  schema: enterFormSchema,
  async run(values, { visitor: { charity, locale, t }, done }) {
    const { key, method, money, number, name, email, phone } = values;
    const entered = await charity.call('staffEnterGift', {
      body: {
        ...{ key, method, locale: values.locale, currency: money.currency },
        donor: { name, ...(email ? { email } : {}), ...(phone ? { phone } : {}) },
        lines: [
          {
            ...{ offeringId: values.offering, intention: values.intention },
            ...{ quantity: 1, total: money.minor },
          },
        ],
        ...(number ? { number } : {}),
      },
    });
    return done(staffLinks.donations(), {
      key: 'staff-gifts:done.entered',
      values: { amount: formatMoney(money, locale), name },
      link: {
        to: staffLinks.donation(entered.reference),
        label: t('staff-gifts:order.openAgain'),
      },
    });
  },
});

export default function EnterGift() {
  const t = useText('staff-gifts');
  const { title, key, locale, offerings } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.form;
  const { field } = useSubmission(form);
  const labels = {
    method: t('enter.method'),
    amount: t('enter.amount'),
    offering: t('enter.offering'),
    intention: t('lines.intention'),
    name: t('donor.name'),
    email: t('donor.email'),
    phone: t('donor.phone'),
    number: t('enter.number'),
  };
  return (
    <>
      <PageHead
        title={title}
        back={{ to: staffLinks.donations(), label: t('title') }}
        lead={t('enter.lead')}
      />
      <form method="post" className="stack g3 narrow" noValidate>
        <FormErrors form={form} labels={labels} />
        <input type="hidden" name="key" value={field('key', key).defaultValue} />
        <Picks
          {...field('method')}
          legend={labels.method}
          options={OFFICE_METHODS.map((value) => ({
            value,
            title: t(`office:method.${value}`),
            text: t(`enter.methods.${value}`),
          }))}
        />
        <Field {...field('amount')} label={labels.amount} inputMode="decimal" dir="ltr" required />
        <Select {...field('currency', 'OMR')} label={t('amount.currency')}>
          {CURRENCIES.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </Select>
        <Select {...field('offering')} label={labels.offering} required>
          <option value="">{t('enter.choose')}</option>
          {offerings.map(({ id, title: text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </Select>
        <Select {...field('intention', 'sadaqa')} label={labels.intention}>
          {INTENTIONS.map((intention) => (
            <option key={intention} value={intention}>
              {t(`intention.${intention}`)}
            </option>
          ))}
        </Select>
        <Field {...field('name')} label={labels.name} dir="auto" required />
        <Field
          {...field('email')}
          label={labels.email}
          type="email"
          dir="ltr"
          hint={t('enter.emailHint')}
        />
        <Field {...field('phone')} label={labels.phone} type="tel" dir="ltr" hint="+968…" />
        <Select {...field('locale', locale)} label={t('donor.reads')}>
          {LOCALES.map((one) => (
            <option key={one} value={one}>
              {t(`language.${one}`)}
            </option>
          ))}
        </Select>
        <Field {...field('number')} label={labels.number} dir="ltr" />
        <Button type="submit">{t('enter.button')}</Button>
      </form>
    </>
  );
}
