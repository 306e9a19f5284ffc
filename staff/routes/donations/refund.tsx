/** The confirmation page of a refund: payment, amount, reason and consequences. Another person must agree. */
import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { REFUND_REASONS } from '#contract/staff/gift-decisions';
import { commaIn } from '#domain/locales';
import { formatMoney, money, parseAmount, plainAmount } from '#domain/money';
import { FormProblem } from '#web/forms/submission.server';
import { useText } from '#web/i18n/strings';
import { Field, Select, TextArea } from '#web/ui/field';
import { FormErrors } from '#web/ui/form-reply';
import { Money } from '#web/ui/parts';
import { staffAction, staffLoader } from '../../forms/recipes.server';
import { useReply } from '../../forms/use-reply';
import { Faster } from '../../gifts/faster';
import { Picks } from '../../gifts/picks';
import { methodName } from '../../gifts/rows.server';
import { staffLinks } from '../../links';
import { Consequences } from '../../ui/confirm-form';
import { MailPreview } from '../../ui/mail-preview';
import { Options, PageHead, PostForm, Submit } from '../../ui/page';
import { withMessage } from '../../visitor/visitor.server';
import { lineOf } from './order-action.server';
import { refundFormSchema } from './schema.server';

export const loader = staffLoader({
  permission: 'refunds.ask',
  async load({ visitor, params: { reference = '' } }) {
    const { charity, locale, t } = visitor;
    const order = await charity.call('staffOrder', { params: { reference } });
    const payments = order.payments
      .filter(({ amount, refunded }) => refunded.minor < amount.minor)
      // A payment that must be refunded comes first.
      .sort((a, b) => Number(a.isCounted) - Number(b.isCounted))
      .map((payment) => {
        const left = money(payment.amount.minor - payment.refunded.minor, payment.amount.currency);
        const name = `${methodName(payment.method, t)}${commaIn(locale)}${formatMoney(left, locale)}`;
        return { id: payment.paymentId, left, name, canRefund: payment.canRefund };
      });
    if (payments.length === 0 || order.refundAsked) {
      const message = { key: 'staff-gifts:refund.nothing', tone: 'warm' } as const;
      // The page of the order shows a refund that waits.
      const headers = order.refundAsked ? {} : withMessage(visitor, message);
      throw redirect(staffLinks.donation(order.reference), { headers });
    }
    return {
      title: t('staff-gifts:refund.title', { name: order.donor.name || t('staff-gifts:noName') }),
      ...{ reference: order.reference, version: order.version, payments },
      name: order.donor.name || t('staff-gifts:noName'),
      language: t(`staff-gifts:language.${order.locale}`),
      hasEmail: order.donor.email !== '',
    };
  },
});

export const action = staffAction({
  permission: 'refunds.ask',
  schema: refundFormSchema,
  async run(values, { visitor: { charity }, params: { reference = '' }, done, show }) {
    const { payment, amount, via } = values;
    const params = { reference };
    const { payments } = await charity.call('staffOrder', { params });
    const refunded = payments.find(({ paymentId }) => paymentId === payment);
    if (!refunded) throw new FormProblem({ payment: 'required' });
    const parsed = parseAmount(amount, refunded.amount.currency);
    if (!parsed.ok) throw new FormProblem({ amount: `amount.${parsed.problem}` });
    const { method } = refunded;
    const part = { method, paymentId: payment, minor: parsed.value.minor, via };
    if (values.intent === 'read')
      return show({ mail: await charity.call('staffPreviewRefund', { params, body: part }) });
    const { version, reason, note, bankNumber } = values;
    await charity.call('staffAskRefund', {
      params,
      body: {
        ...{ ...part, version, reason, note: lineOf(note) },
        ...(bankNumber ? { bankNumber } : {}),
      },
    });
    return done(staffLinks.donation(reference), 'staff-gifts:done.refundAsked');
  },
});

export default function RefundPage() {
  const t = useText('staff-gifts');
  const page = useLoaderData<typeof loader>();
  const { title, reference, version, payments, name, language, hasEmail } = page;
  const { reply, form, answer, field } = useReply<typeof action>();
  const to = staffLinks.donation(reference);
  const [first] = payments;
  const labels = {
    payment: t('refund.payment'),
    amount: t('refund.amount'),
    via: t('refund.via'),
    reason: t('refund.reason'),
    note: t('refund.note'),
  };
  return (
    <>
      <PageHead title={title} back={{ to, label: reference }} />
      <Faster to={to} reply={reply} />
      <PostForm className="order">
        <section className="a1 stack">
          <FormErrors {...{ form, labels }} />
          <input type="hidden" name="version" value={version} />
          {payments.length === 1 ? (
            <input type="hidden" name="payment" value={first!.id} />
          ) : (
            <Select {...field('payment', first!.id)} label={labels.payment}>
              <Options options={payments.map(({ id: value, name: text }) => ({ value, text }))} />
            </Select>
          )}
          <Field
            {...field('amount', plainAmount(first!.left))}
            label={labels.amount}
            inputMode="decimal"
            dir="ltr"
            required
            hint={
              <>
                {t('refund.atMost')} <Money amount={first!.left} />
              </>
            }
          />
          <Picks
            {...field('via', first!.canRefund ? 'provider' : 'bank')}
            legend={labels.via}
            options={[...(first!.canRefund ? (['provider'] as const) : []), 'bank' as const].map(
              (value) => ({
                value,
                title: t(`refund.ways.${value}.title`),
                text: t(`refund.ways.${value}.text`),
              }),
            )}
          />
          <Field {...field('bankNumber')} label={t('refund.bankNumber')} dir="ltr" />
          <Select {...field('reason', 'donorAsked')} label={labels.reason}>
            <Options
              options={REFUND_REASONS.map((value) => ({
                value,
                text: t(`refund.reasons.${value}`),
              }))}
            />
          </Select>
          <TextArea
            {...field('note')}
            label={labels.note}
            rows={2}
            required
            hint={t('refund.noteHint')}
          />
        </section>
        <section className="act box lift stack" aria-labelledby="then">
          <h2 id="then">{t('refund.then')}</h2>
          <Consequences
            of={[
              ...['asks', 'pays', 'counts'].map((part) => t(`refund.does.${part}`)),
              ...(hasEmail ? [t('refund.does.writes', { name, language })] : []),
            ]}
          />
          <MailPreview mail={answer?.mail} />
          <Submit wide intent="ask">
            {t('refund.button')}
          </Submit>
          {hasEmail && (
            <Submit kind="quiet" wide intent="read">
              {t('staff:mail.read')}
            </Submit>
          )}
          <a className="btn quiet wide" href={to}>
            {t('refund.keep')}
          </a>
        </section>
      </PostForm>
    </>
  );
}
