/** One donor: gifts, monthly gifts, yearly statements, the export of the data, and its erasure. */
import { useLoaderData } from '@remix-run/react';
import { useText } from '#web/i18n/strings';
import { Money } from '#web/ui/parts';
import { staffLoader } from '../../forms/recipes.server';
import { GiftTable } from '../../gifts/gift-table';
import { MonthlyTable } from '../../gifts/monthly-table';
import { shownMonthly } from '../../gifts/monthly.server';
import { shownGift, shownSums } from '../../gifts/rows.server';
import { SumParts } from '../../gifts/sum-parts';
import { staffLinks } from '../../links';
import { LinkLine, PageHead, Section } from '../../ui/page';

export const loader = staffLoader({
  permission: 'donors.read',
  async load({ visitor, member, params: { reference = '' } }) {
    const donor = await visitor.charity.call('staffDonor', { params: { reference } });
    const { permissions } = member;
    return {
      ...donor,
      title: donor.name,
      language: visitor.t(`staff-gifts:language.${donor.locale}`),
      gifts: donor.gifts.map((gift) => shownGift(gift, visitor)),
      sums: donor.sums.map(shownSums),
      monthly: donor.monthly.map((gift) => shownMonthly(gift, visitor)),
      mayExport: permissions.includes('donors.export'),
      mayErase: permissions.includes('erasure.ask'),
    };
  },
});

type Donor = ReturnType<typeof useLoaderData<typeof loader>>;

export default function DonorPage() {
  const t = useText('staff-donors');
  const donor = useLoaderData<typeof loader>();
  const { gifts, monthly, total } = donor;
  return (
    <>
      <PageHead
        back={{ to: staffLinks.donors(), label: t('title') }}
        title={<bdi>{donor.name}</bdi>}
        lead={
          <>
            <bdi className="ltr">{donor.email}</bdi>
            {donor.phone && (
              <>
                {' '}
                ·&nbsp;<bdi className="ltr">{donor.phone}</bdi>
              </>
            )}{' '}
            ·&nbsp;{donor.language} ·&nbsp;{t(donor.hasAccount ? 'account' : 'noAccount')}
          </>
        }
      />
      <div className="order">
        <div className="a1 stack g4">
          <Sums donor={donor} />
        </div>
        <div className="act stack g3">
          <Section title={t('statements')} box="plain">
            {donor.years.length === 0 && <p className="muted">{t('noStatement')}</p>}
            <p className="inline">
              {donor.years.map((year) => (
                <a
                  key={year}
                  className="link num"
                  href={staffLinks.statement(donor.reference, { year })}
                >
                  {year}
                </a>
              ))}
            </p>
          </Section>
          <Rights donor={donor} />
        </div>
      </div>
      <div className="stack g4 pt-5">
        {monthly.length > 0 && (
          <Section title={t('monthly')}>
            <MonthlyTable gifts={monthly} caption={t('monthlyCaption')} />
          </Section>
        )}
        <Section title={t('staff-gifts:list.count', { count: total })}>
          <GiftTable
            gifts={gifts}
            caption={total > gifts.length ? t('newest', { count: gifts.length }) : t('all')}
          />
        </Section>
      </div>
    </>
  );
}

function Sums({ donor: { sums } }: { donor: Donor }) {
  const t = useText('staff-gifts');
  return (
    <>
      {sums.map(({ arrived, orders, parts }) => (
        <SumParts key={arrived.currency} parts={parts.filter(({ amount }) => amount.minor > 0)}>
          <div>
            <dt>{t('sums.arrived', { count: orders })}</dt>
            <dd>
              <b>
                <Money amount={arrived} />
              </b>
            </dd>
          </div>
        </SumParts>
      ))}
    </>
  );
}

/** The links that download and erase the donor's data. */
function Rights({ donor }: { donor: Donor }) {
  const t = useText('staff-donors');
  const { reference, mayExport, mayErase, isErasureAsked } = donor;
  return (
    <Section title={t('data')} box="plain">
      <p className="muted">{t('dataText')}</p>
      {mayExport && <LinkLine to={staffLinks.donorData(reference)}>{t('export')}</LinkLine>}
      {isErasureAsked && (
        <p className="alert warm">
          <span>
            {t('erasureWaits')} <a href={staffLinks.approvals()}>{t('seeApproval')}</a>
          </span>
        </p>
      )}
      {mayErase && !isErasureAsked && (
        <LinkLine to={staffLinks.eraseDonor(reference)}>{t('erase.link')}</LinkLine>
      )}
    </Section>
  );
}
