/** A transfer of another amount or currency: compares it with the order, and offers the choices before it is booked. */
import { useActionData, useLoaderData } from '@remix-run/react';
import { redirect } from '@remix-run/node';
import { useText } from '#app/i18n/strings';
import { Button } from '#app/ui/button';
import { FormErrors } from '#app/ui/form-errors';
import { Money } from '#app/ui/money';
import { useSubmission } from '#app/ui/use-submission';
import { formatMoney, plainAmount } from '#domain/money';
import { staffAction } from '../../forms/action.server';
import { staffLoader } from '../../forms/loader.server';
import { Faster } from '../../gifts/faster';
import { PurposeFields, StatementFields } from '../../gifts/gift-fields';
import { giftChoices } from '../../gifts/offerings.server';
import { Picks } from '../../gifts/picks';
import { textIn } from '../../visitor/text-in.server';
import { staffLinks } from '../../links';
import { PageHead } from '../../ui/page-head';
import { nextWaiting } from './order-action.server';
import { amountQuerySchema, arrivalFormSchema } from './schema.server';

export const loader = staffLoader({
  permission: 'gifts.decide',
  async load({ visitor, params: { reference = '' }, url }) {
    const { charity, locale, t } = visitor;
    const asked = amountQuerySchema.safeParse(Object.fromEntries(url.searchParams));
    // The order's page has the form for the amount.
    if (!asked.success) throw redirect(staffLinks.donation(reference));
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
  const reply = useActionData<typeof action>();
  const form = reply?.form;
  const { field } = useSubmission(form);
  const to = staffLinks.donation(reference);
  const { amount, value, due, arrivedBefore, rate, choices } = compared;
  return (
    <>
      <PageHead title={title} back={{ to, label: reference }} />
      <Faster to={to} reply={reply} />
      <div className="order">
        <section className="a1 stack" aria-labelledby="compare">
          <h2 id="compare">{t('arrival.compare')}</h2>
          <dl className="kv">
            {arrivedBefore.minor > 0 && (
              <div>
                <dt>{t('arrival.before')}</dt>
                <dd>
                  <Money amount={arrivedBefore} />
                </dd>
              </div>
            )}
            <div>
              <dt>{t('arrival.due')}</dt>
              <dd>
                <Money amount={due} />
              </dd>
            </div>
            <div>
              <dt>{t('arrival.statement')}</dt>
              <dd>
                <Money amount={amount} />
              </dd>
            </div>
            {rate !== null && (
              <div>
                <dt>{t('arrival.value', { rate })}</dt>
                <dd>
                  <Money amount={value} />
                </dd>
              </div>
            )}
          </dl>
          {reduced.length > 0 && (
            <>
              <h2>{t('arrival.reduced')}</h2>
              <p className="muted">{t('arrival.rule')}</p>
              <dl className="kv">
                {reduced.map((line) => (
                  <div key={line.title + line.intention}>
                    <dt>
                      {line.title} <span className="opt">{line.intention}</span>
                    </dt>
                    <dd>
                      <Money amount={line.total} />
                    </dd>
                  </div>
                ))}
                {compared.reduced && compared.reduced.rest.minor > 0 && (
                  <div>
                    <dt>{t('arrival.rest')}</dt>
                    <dd>
                      <Money amount={compared.reduced.rest} />
                    </dd>
                  </div>
                )}
              </dl>
            </>
          )}
        </section>
        <section className="act box lift stack" aria-labelledby="decide">
          <h2 id="decide">{t(choices.length > 0 ? 'arrival.what' : 'confirm.title')}</h2>
          <form method="post" className="stack" noValidate>
            <FormErrors
              form={form}
              labels={{ difference: t('arrival.what'), day: t('confirm.day') }}
            />
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="amount" value={plainAmount(amount)} />
            <input type="hidden" name="currency" value={amount.currency} />
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
            <Button type="submit" wide>
              {t('arrival.button')} <Money amount={amount} />
            </Button>
            <p>
              <a className="btn quiet wide" href={to}>
                {t('arrival.back')}
              </a>
            </p>
          </form>
        </section>
      </div>
    </>
  );
}
