/** A transfer of another amount or currency: compares it with the order, and offers the choices before it is booked. */
import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { formatMoney, plainAmount } from '#domain/money';
import { useText } from '#web/i18n/strings';
import { Facts, Money } from '#web/ui/parts';
import { staffAction, staffLoader } from '../../forms/recipes.server';
import { useReply } from '../../forms/use-reply';
import { Faster } from '../../gifts/faster';
import { PurposeFields, StatementFields } from '../../gifts/gift-fields';
import { giftChoices } from '../../gifts/offerings.server';
import { Picks } from '../../gifts/picks';
import { staffLinks } from '../../links';
import { PageHead, PostForm, Submit } from '../../ui/page';
import { textIn } from '../../visitor/visitor.server';
import { nextWaiting } from './order-action.server';
import { amountQuerySchema, arrivalFormSchema } from './schema.server';

export const loader = staffLoader({
  permission: 'gifts.decide',
  async load({ visitor, params: { reference = '' }, url }) {
    const { charity, locale, t } = visitor;
    const asked = amountQuerySchema.safeParse(Object.fromEntries(url.searchParams));
    // The order's page has the form for the amount, and shows what is wrong with it.
    if (!asked.success) throw redirect(`${staffLinks.donation(reference)}${url.search}`);
    const { money } = asked.data;
    const params = { reference };
    const query = { minor: String(money.minor), currency: money.currency };
    const [order, compared, gifts] = await Promise.all([
      charity.call('staffOrder', { params }),
      charity.call('staffCompareArrival', { params, query }),
      giftChoices(visitor),
    ]);
    return {
      title: t('staff-gifts:arrival.title', { amount: formatMoney(money, locale) }),
      ...{ reference: order.reference, version: order.version, compared },
      name: order.donor.name || t('staff-gifts:noName'),
      reduced: (compared.reduced?.lines ?? []).map(({ position, total }) => ({
        total,
        title: textIn(order.lines[position]!.title, locale),
        intention: t(`staff-gifts:intention.${order.lines[position]!.intention}`),
      })),
      gifts,
    };
  },
});

export const action = staffAction({
  permission: 'gifts.decide',
  schema: arrivalFormSchema,
  async run(values, { visitor, params: { reference = '' }, done }) {
    const { charity, locale, t } = visitor;
    const { version, money: amount, day, bankNumber, difference, offering, intention } = values;
    // The link to the next waiting order needs the order as it was before the decision.
    const { queue } = await charity.call('staffOrder', { params: { reference } });
    const { state } = await charity.call('staffConfirm', {
      params: { reference },
      body: {
        ...{ version, amount, day },
        ...(bankNumber ? { bankNumber } : {}),
        ...(difference ? { difference } : {}),
        ...(difference === 'gift' && offering && intention
          ? { extra: { offeringId: offering, intention } }
          : {}),
      },
    });
    const to = staffLinks.donation(reference);
    return done(staffLinks.donations({ view: 'check' }), {
      key: `staff-gifts:done.${state === 'paid' ? 'booked' : 'part'}`,
      values: { amount: formatMoney(amount, locale), reference },
      link: { to, label: t('staff-gifts:order.openAgain') },
      ...(state === 'paid' && { next: nextWaiting(queue, t) }),
    });
  },
});

export default function ArrivalPage() {
  const t = useText('staff-gifts');
  const { title, reference, version, name, compared, reduced, gifts } =
    useLoaderData<typeof loader>();
  const { reply, form, field } = useReply<typeof action>();
  const to = staffLinks.donation(reference);
  const { amount, value, due, arrivedBefore, rate, choices } = compared;
  const rest = compared.reduced?.rest;
  return (
    <>
      <PageHead title={title} back={{ to, label: reference }} />
      <Faster to={to} reply={reply} />
      <div className="order">
        <section className="a1 stack" aria-labelledby="compare">
          <h2 id="compare">{t('arrival.compare')}</h2>
          <Facts
            rows={[
              ...(arrivedBefore.minor > 0
                ? [{ label: t('arrival.before'), value: <Money amount={arrivedBefore} /> }]
                : []),
              { label: t('arrival.due'), value: <Money amount={due} /> },
              { label: t('arrival.statement'), value: <Money amount={amount} /> },
              ...(rate === null
                ? []
                : [{ label: t('arrival.value', { rate }), value: <Money amount={value} /> }]),
            ]}
          />
          {reduced.length > 0 && (
            <>
              <h2>{t('arrival.reduced')}</h2>
              <p className="muted">{t('arrival.rule')}</p>
              <Facts
                rows={[
                  ...reduced.map(({ title: line, intention, total }) => ({
                    label: (
                      <>
                        {line} <span className="opt">{intention}</span>
                      </>
                    ),
                    value: <Money amount={total} />,
                  })),
                  ...(rest && rest.minor > 0
                    ? [{ label: t('arrival.rest'), value: <Money amount={rest} /> }]
                    : []),
                ]}
              />
            </>
          )}
        </section>
        <section className="act box lift stack" aria-labelledby="decide">
          <h2 id="decide">{t(choices.length > 0 ? 'arrival.what' : 'confirm.title')}</h2>
          <PostForm
            className="stack"
            form={form}
            labels={{
              difference: t('arrival.what'),
              offering: t('arrival.offering'),
              day: t('confirm.day'),
            }}
            hidden={{ version, amount: plainAmount(amount), currency: amount.currency }}
          >
            {choices.length > 0 && (
              <Picks
                {...field('difference')}
                legend={t('arrival.difference')}
                options={choices.map((choice) => ({
                  value: choice,
                  title: t(`arrival.choices.${choice}.title`),
                  text: t(`arrival.choices.${choice}.text`, { name }),
                }))}
              />
            )}
            {choices.includes('gift') && (
              <PurposeFields field={field} choices={gifts} label={t('arrival.offering')} />
            )}
            <StatementFields field={field} />
            <Submit wide>
              {t('arrival.button')} <Money amount={amount} />
            </Submit>
            <p>
              <a className="btn quiet wide" href={to}>
                {t('arrival.back')}
              </a>
            </p>
          </PostForm>
        </section>
      </div>
    </>
  );
}
