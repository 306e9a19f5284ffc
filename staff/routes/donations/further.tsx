/** Records a transfer that arrived after its donation was paid: as a further gift, or as money to refund. */
import { randomBytes } from 'node:crypto';
import { useLoaderData } from '@remix-run/react';
import { formatMoney } from '#domain/money';
import { useText } from '#web/i18n/strings';
import { Field } from '#web/ui/field';
import { staffAction, staffLoader } from '../../forms/recipes.server';
import { useReply } from '../../forms/use-reply';
import { CurrencyField, PurposeFields, StatementFields } from '../../gifts/gift-fields';
import { giftChoices } from '../../gifts/offerings.server';
import { Picks } from '../../gifts/picks';
import { staffLinks } from '../../links';
import { PageHead, PostForm, Submit } from '../../ui/page';
import { FURTHER_WAYS, furtherFormSchema } from './schema.server';

export const loader = staffLoader({
  permission: 'gifts.decide',
  async load({ visitor, params: { reference = '' } }) {
    const { charity, t } = visitor;
    const order = await charity.call('staffOrder', { params: { reference } });
    if (!order.may.recordFurther) throw new Response(null, { status: 404 });
    return {
      title: t('staff-gifts:further.title'),
      reference: order.reference,
      name: order.donor.name || t('staff-gifts:noName'),
      // Idempotency key: the charity API records the transfer once, even when the form is sent twice.
      key: randomBytes(18).toString('base64url'),
      ways: FURTHER_WAYS,
      choices: await giftChoices(visitor),
    };
  },
});

export const action = staffAction({
  permission: 'gifts.decide',
  schema: furtherFormSchema,
  async run(values, { visitor: { charity, locale, t }, params: { reference = '' }, done }) {
    const { key, money: amount, day, bankNumber, way, offering, intention } = values;
    const recorded = await charity.call('staffRecordFurther', {
      params: { reference },
      body: {
        ...{ key, amount, day },
        ...(bankNumber ? { bankNumber } : {}),
        ...(way === 'gift' && offering ? { extra: { offeringId: offering, intention } } : {}),
      },
    });
    return done(staffLinks.donation(recorded.reference), {
      key: `staff-gifts:done.further.${way}`,
      values: { amount: formatMoney(amount, locale) },
      ...(way === 'gift' && {
        link: { to: staffLinks.donation(reference), label: t('staff-gifts:further.first') },
      }),
    });
  },
});

export default function FurtherTransfer() {
  const t = useText('staff-gifts');
  const { title, reference, name, key, ways, choices } = useLoaderData<typeof loader>();
  const { form, field } = useReply<typeof action>();
  const labels = {
    amount: t('amount.label'),
    day: t('confirm.day'),
    bankNumber: t('confirm.number'),
    way: t('further.way'),
    offering: t('further.offering'),
  };
  return (
    <>
      <PageHead
        title={title}
        back={{ to: staffLinks.donation(reference), label: reference }}
        lead={t('further.lead', { name })}
      />
      <PostForm
        className="stack g3 narrow"
        {...{ form, labels }}
        hidden={{ key: field('key', key).defaultValue }}
      >
        <Field {...field('amount')} label={labels.amount} inputMode="decimal" dir="ltr" required />
        <CurrencyField field={field} />
        <StatementFields field={field} />
        <Picks
          {...field('way')}
          legend={labels.way}
          options={ways.map((value) => ({
            value,
            title: t(`further.ways.${value}.title`),
            text: t(`further.ways.${value}.text`, { name }),
          }))}
        />
        <PurposeFields {...{ field, choices }} label={labels.offering} />
        <Submit>{t('further.button')}</Submit>
      </PostForm>
    </>
  );
}
