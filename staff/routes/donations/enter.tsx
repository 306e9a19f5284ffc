/** Enters a gift that was received in cash or by cheque. The donation is paid immediately and has a receipt. */
import { randomBytes } from 'node:crypto';
import { useLoaderData } from '@remix-run/react';
import { LOCALES } from '#domain/locales';
import { formatMoney, money } from '#domain/money';
import { OFFICE_METHODS } from '#domain/orders/order-methods';
import { useText } from '#web/i18n/strings';
import { Field, Select } from '#web/ui/field';
import { Disclosure } from '#web/ui/parts';
import { staffAction, staffLoader } from '../../forms/recipes.server';
import { useReply } from '../../forms/use-reply';
import { CurrencyField, PurposeFields } from '../../gifts/gift-fields';
import { giftChoices } from '../../gifts/offerings.server';
import { Picks } from '../../gifts/picks';
import { staffLinks } from '../../links';
import { Options, PageHead, PostForm, Submit } from '../../ui/page';
import { enterFormSchema, MORE_LINES } from './enter-schema.server';

export const loader = staffLoader({
  permission: 'gifts.decide',
  async load({ visitor }) {
    return {
      title: visitor.t('staff-gifts:enter.title'),
      // Idempotency key: the charity API creates one gift, even when the form is sent twice.
      key: randomBytes(18).toString('base64url'),
      locale: visitor.locale,
      moreLines: MORE_LINES,
      choices: await giftChoices(visitor),
    };
  },
});

export const action = staffAction({
  permission: 'gifts.decide',
  schema: enterFormSchema,
  async run(values, { visitor: { charity, locale, t }, done }) {
    const { key, method, money: first, lines, number, name, email, phone } = values;
    const { currency } = first;
    const sum = lines.reduce((all, { total }) => all + total, 0);
    const entered = await charity.call('staffEnterGift', {
      body: {
        ...{ key, method, locale: values.locale, currency },
        donor: { name, ...(email ? { email } : {}), ...(phone ? { phone } : {}) },
        lines: lines.map(({ offering, intention, total }) => ({
          ...{ offeringId: offering, intention, quantity: 1, total },
        })),
        ...(number ? { number } : {}),
      },
    });
    return done(staffLinks.donations(), {
      key: 'staff-gifts:done.entered',
      values: { amount: formatMoney(money(sum, currency), locale), name },
      link: {
        to: staffLinks.donation(entered.reference),
        label: t('staff-gifts:order.openAgain'),
      },
    });
  },
});

export default function EnterGift() {
  const t = useText('staff-gifts');
  const { title, key, locale, moreLines, choices } = useLoaderData<typeof loader>();
  const { form, field } = useReply<typeof action>();
  const labels = {
    method: t('enter.method'),
    amount: t('enter.amount'),
    offering: t('enter.offering'),
    intention: t('lines.intention'),
    name: t('donor.name'),
    email: t('donor.email'),
    phone: t('donor.phone'),
    number: t('enter.number'),
    ...Object.fromEntries(
      Array.from({ length: moreLines }, (_, at) => [
        [`more[${at}].amount`, t('enter.line', { number: at + 2 })],
        [`more[${at}].offering`, t('enter.line', { number: at + 2 })],
      ]).flat() as [string, string][],
    ),
  };
  const hasMore = Array.from({ length: moreLines }).some(
    (_, at) =>
      field(`more[${at}].amount`).defaultValue || field(`more[${at}].offering`).defaultValue,
  );
  return (
    <>
      <PageHead
        title={title}
        back={{ to: staffLinks.donations(), label: t('title') }}
        lead={t('enter.lead')}
      />
      <PostForm
        className="stack g3 narrow"
        {...{ form, labels }}
        hidden={{ key: field('key', key).defaultValue }}
      >
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
        <CurrencyField field={field} />
        <PurposeFields {...{ field, choices }} label={labels.offering} required />
        <Disclosure summary={t('enter.more')} open={hasMore}>
          <div className="part-form">
            <p className="muted">{t('enter.moreText')}</p>
            {Array.from({ length: moreLines }, (_, at) => (
              <fieldset key={at} className="stack g1">
                <legend>{t('enter.line', { number: at + 2 })}</legend>
                <Field
                  {...field(`more[${at}].amount`)}
                  label={labels.amount}
                  inputMode="decimal"
                  dir="ltr"
                />
                <PurposeFields
                  {...{ field, choices }}
                  label={labels.offering}
                  prefix={`more[${at}].`}
                />
              </fieldset>
            ))}
          </div>
        </Disclosure>
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
          <Options options={LOCALES.map((value) => ({ value, text: t(`language.${value}`) }))} />
        </Select>
        <Field {...field('number')} label={labels.number} dir="ltr" />
        <Submit>{t('enter.button')}</Submit>
      </PostForm>
    </>
  );
}
