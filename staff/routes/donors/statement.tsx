/** The yearly statement of a donor, to print. Zakat and purification have their own sums. */
import { useLoaderData } from '@remix-run/react';
import { INTENTIONS } from '#domain/cart';
import { money } from '#domain/money';
import { useText } from '#web/i18n/strings';
import { DateText, Facts, Money } from '#web/ui/parts';
import { staffLoader } from '../../forms/recipes.server';
import { staffLinks } from '../../links';
import { PageHead } from '../../ui/page';
import { Table } from '../../ui/table';
import { Views } from '../../ui/views';
import { textIn } from '../../visitor/visitor.server';

export const loader = staffLoader({
  permission: 'donors.read',
  async load({ visitor, params: { reference = '' }, url }) {
    const { charity, locale, t } = visitor;
    const year = url.searchParams.get('year');
    const statement = await charity.call('staffDonorStatement', {
      params: { reference },
      query: year ? { year } : {},
    });
    const sumOf = (intention: string, currency: string) =>
      statement.gifts
        .filter((gift) => gift.intention === intention && gift.total.currency === currency)
        .reduce((all, gift) => all + gift.total.minor, 0);
    return {
      title: t('staff-donors:statement.title', { year: statement.year }),
      ...{ reference, statement },
      gifts: statement.gifts.map((gift, at) => ({
        ...{ key: at, reference: gift.reference, paidAt: gift.paidAt, total: gift.total },
        title: textIn(gift.title, locale),
        intention: t(`staff-gifts:intention.${gift.intention}`),
      })),
      byIntention: statement.totals.flatMap(({ currency }) =>
        INTENTIONS.flatMap((intention) => {
          const minor = sumOf(intention, currency);
          const text = t(`staff-gifts:intention.${intention}`);
          return minor === 0 ? [] : [{ text, amount: money(minor, currency) }];
        }),
      ),
    };
  },
});

export default function StatementPage() {
  const t = useText('staff-donors');
  const { title, reference, statement, gifts, byIntention } = useLoaderData<typeof loader>();
  const { name, email, year, years, totals, refunds } = statement;
  return (
    <>
      <PageHead
        back={{ to: staffLinks.donor(reference), label: name }}
        title={title}
        lead={
          <>
            <bdi>{name}</bdi> ·&nbsp;<bdi className="ltr">{email}</bdi>
          </>
        }
      />
      <div className="stack g3">
        <Views
          label={t('statements')}
          views={years.map((one) => ({
            to: staffLinks.statement(reference, { year: one }),
            label: String(one),
            isCurrent: one === year,
          }))}
        />
        <Table
          caption={t('statement.caption')}
          rows={gifts}
          keyOf={({ key }) => key}
          columns={[
            { label: t('statement.gift'), cell: (gift) => gift.title },
            { label: t('statement.intention'), cell: ({ intention }) => intention },
            { label: t('statement.day'), cell: ({ paidAt }) => <DateText date={paidAt} /> },
            {
              label: t('statement.reference'),
              cell: (gift) => <bdi className="ltr num">{gift.reference}</bdi>,
            },
            {
              label: t('statement.amount'),
              kind: 'total',
              cell: ({ total }) => <Money amount={total} />,
            },
          ]}
        />
        <Facts
          rows={[
            ...byIntention.map(({ text, amount }) => ({
              label: text,
              value: <Money amount={amount} />,
            })),
            ...refunds.map((amount) => ({
              label: t('statement.refunded'),
              value: <Money amount={amount} />,
            })),
            ...totals.map((amount) => ({
              label: <b>{t('statement.total')}</b>,
              value: (
                <b>
                  <Money amount={amount} />
                </b>
              ),
            })),
          ]}
        />
        <p className="muted print:hidden">{t('statement.print')}</p>
      </div>
    </>
  );
}
