/** Route module of /account/statement: all paid gifts of one year, to print. */
import { Link, useLoaderData } from '@remix-run/react';
import { statementQuerySchema } from '#contract/accounts';
import { useLinks, useText } from '#web/i18n/strings';
import { EmailText } from '#web/ui/email-text';
import { EmptyState } from '#web/ui/empty';
import { ButtonLink, DateText, Facts, Money, Verbatim } from '#web/ui/parts';
import { Print } from '#web/ui/print';
import { TableHead } from '#web/ui/table-head';
import { useShell } from '../../../shell/use-shell';
import { AccountPage } from '../account-page';
import { accountLoader } from '../signed-in.server';
import { statementView, type StatementView } from './view.server';

export const loader = accountLoader({
  page: 'statement',
  strings: ['gifts', 'receipt'],
  load: async ({ visitor, url }) => {
    const { year } = statementQuerySchema.parse({
      year: url.searchParams.get('year') || undefined,
    });
    const stored = await visitor.charity.call('statement', { query: { year } });
    return { statement: statementView(stored, visitor) };
  },
});

export default function StatementPage() {
  const { statement } = useLoaderData<typeof loader>();
  const t = useText('account');
  const links = useLinks();
  const { years, gifts } = statement;
  if (years.length === 0) {
    return (
      <AccountPage page="statement">
        <EmptyState
          title={t('statement.empty.title')}
          text={t('statement.empty.text')}
          action={<ButtonLink to={links.projects()}>{t('orders.empty.action')}</ButtonLink>}
        />
      </AccountPage>
    );
  }
  return (
    <AccountPage page="statement">
      <Years statement={statement} />
      <section className="box lift grid gap-3 print:border-0 print:p-0 print:[box-shadow:none]">
        <Head statement={statement} />
        {gifts.length > 0 ? <GiftTable gifts={gifts} /> : <p>{t('statement.none')}</p>}
        {gifts.length > 0 && <Totals statement={statement} />}
        <Print label={t('statement.print')} hint={t('statement.printHint')} />
      </section>
    </AccountPage>
  );
}

type Props = { statement: StatementView };

function Years({ statement: { year, years } }: Props) {
  const t = useText('account');
  const links = useLinks();
  return (
    <nav className="tabs print:hidden" aria-label={t('statement.years')}>
      {years.map((one) => (
        <Link
          key={one}
          to={links.account.statement({ year: one })}
          aria-current={one === year ? 'page' : undefined}
        >
          <span className="num">{one}</span>
        </Link>
      ))}
    </nav>
  );
}

/** Issuer and donor, which make the printed page complete. */
function Head({ statement: { year, name, email } }: Props) {
  const t = useText('account');
  const organisation = useShell()?.organisation;
  return (
    <header className="grid gap-1">
      <h2>{t('statement.heading', { year })}</h2>
      <p>
        {t('statement.donor')}{' '}
        <bdi className="font-semibold [overflow-wrap:anywhere]" translate="no">
          {name}
        </bdi>
        <br />
        <EmailText>{email}</EmailText>
      </p>
      {organisation && (
        <p className="sm muted">
          {t('receipt:issuedBy', { name: organisation.name })}
          {organisation.licence && (
            <>
              {' ·\u00a0'}
              <span {...organisation.licenceLanguage}>{organisation.licence}</span>
            </>
          )}
        </p>
      )}
    </header>
  );
}

function Totals({ statement: { totals, refunds, apart } }: Props) {
  const t = useText('account');
  return (
    <Facts
      rows={[
        ...apart.map(({ intention, amount }) => ({
          key: `${intention}-${amount.currency}`,
          label: t('statement.apart', { intention: t(`gifts:intention.${intention}`) }),
          value: <Money amount={amount} />,
        })),
        ...refunds.map((amount) => ({
          key: `refund-${amount.currency}`,
          label: t('statement.refunded'),
          value: <Money amount={amount} />,
        })),
        ...totals.map((amount) => ({
          key: `total-${amount.currency}`,
          label: t(refunds.length > 0 ? 'statement.totalLessRefunds' : 'statement.total'),
          value: <Money amount={amount} />,
          sum: true,
        })),
      ]}
    />
  );
}

/** The gifts of a statement as a table. On narrow screens, each gift is a block of lines. */
function GiftTable({ gifts }: Pick<StatementView, 'gifts'>) {
  const t = useText('account');
  const links = useLinks();
  return (
    <table className="table resp">
      <TableHead
        columns={[
          t('statement.column.date'),
          t('statement.column.reference'),
          t('statement.column.gift'),
        ]}
        numbers={[t('statement.column.amount')]}
      />
      <tbody>
        {gifts.map(({ reference, order, paidAt, title, language, intention, total }, at) => (
          <tr key={at}>
            <td data-label={t('statement.column.date')}>
              <DateText date={paidAt} />
            </td>
            <td data-label={t('statement.column.reference')}>
              <Link to={links.order(order)}>
                <Verbatim>{reference}</Verbatim>
              </Link>
            </td>
            <td>
              <span className="font-semibold" {...language}>
                {title}
              </span>{' '}
              <span className="muted">{t(`gifts:intention.${intention}`)}</span>
            </td>
            <td className="n" data-label={t('statement.column.amount')}>
              <Money amount={total} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
