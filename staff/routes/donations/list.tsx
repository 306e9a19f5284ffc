/** The list of donations: preset filters, search, filters, sums of the arrived money, and files with the same gifts. */
import { useLoaderData } from '@remix-run/react';
import { GIFT_VIEWS } from '#contract/staff/gifts';
import { useText } from '#web/i18n/strings';
import { Disclosure, Money } from '#web/ui/parts';
import { staffLoader } from '../../forms/recipes.server';
import { GiftTable } from '../../gifts/gift-table';
import { shownGift, shownSums, type ShownSums } from '../../gifts/rows.server';
import { SumParts, SumRows } from '../../gifts/sum-parts';
import { staffLinks } from '../../links';
import { FilterLinks, FindForm } from '../../ui/list-filters';
import { ListSection } from '../../ui/list-section';
import { LinkLine, PageHead } from '../../ui/page';
import { pageIn, sliceOf } from '../../ui/pager';
import { Views } from '../../ui/views';
import { filterOptions } from './list.server';
import { parametersOf, readFilters } from './query';

export const loader = staffLoader({
  permission: 'gifts.read',
  async load({ visitor, member, url }) {
    const filters = readFilters(url);
    const page = pageIn(url.searchParams);
    const query = { ...parametersOf(filters), ...sliceOf(page) };
    const found = await visitor.charity.call('staffGifts', { query });
    return {
      title: visitor.t('staff-gifts:title'),
      ...{ filters, page, total: found.total, views: found.views, mistyped: found.mistyped },
      gifts: found.data.map((row) => shownGift(row, visitor)),
      sums: found.sums.map(shownSums),
      options: filterOptions(visitor, found.offerings),
      mayEnter: member.permissions.includes('gifts.decide'),
      mayExport: member.permissions.includes('donors.export'),
    };
  },
});

export default function Donations() {
  const t = useText('staff-gifts');
  const { title, filters, page, total, views, mistyped, options, mayEnter, mayExport, ...found } =
    useLoaderData<typeof loader>();
  const query = parametersOf(filters);
  const choices = (['state', 'intention', 'offering', 'method'] as const).map((name) => ({
    ...{ name, label: t(`find.${name}`), options: options[name] },
  }));
  return (
    <>
      <PageHead
        title={title}
        actions={
          mayEnter && (
            <a className="btn quiet small" href={staffLinks.enterGift()}>
              {t('enter.link')}
            </a>
          )
        }
      />
      <div className="stack g3">
        <Views
          label={t('views.label')}
          views={GIFT_VIEWS.map((view) => ({
            to: staffLinks.donations(view === 'all' ? {} : { view }),
            label: t(`views.${view}`),
            isCurrent: filters.view === view,
            ...(view === 'all' ? {} : { count: views[view] }),
          }))}
        />
        <FindForm
          {...{ query, choices, label: title, hint: t('find.hint'), summary: t('find.filters') }}
        />
        <ListSection
          title={t('list.count', { count: total })}
          filters={<FilterLinks {...{ query, choices }} to={staffLinks.donations} />}
          none={<Nothing isFiltered={Object.values(query).some(Boolean)} mistyped={mistyped} />}
          {...{ page, total, query, to: staffLinks.donations }}
        >
          <Found {...found} />
        </ListSection>
        {mayExport && total > 0 && (
          <section className="stack g1" aria-labelledby="file">
            <h2 id="file">{t('file.title', { count: total })}</h2>
            <p className="inline">
              {(['csv', 'xlsx'] as const).map((kind) => (
                <a
                  key={kind}
                  className="link"
                  href={staffLinks.donationsFile(`donations.${kind}`, query)}
                >
                  {t(`file.${kind}`)}
                </a>
              ))}
            </p>
          </section>
        )}
      </div>
    </>
  );
}

type FoundGifts = Pick<ReturnType<typeof useLoaderData<typeof loader>>, 'gifts' | 'sums'>;

function Found({ gifts, sums }: FoundGifts) {
  const t = useText('staff-gifts');
  const open = sums.flatMap((sum) => (sum.open ? [sum.open] : []));
  return (
    <>
      {sums.map((sum) => (
        <Sums key={sum.arrived.currency} sum={sum} />
      ))}
      <GiftTable
        gifts={gifts}
        caption={
          <>
            {t('list.caption')} {open.length > 0 && t('list.open')}
            {open.map((amount) => (
              <span key={amount.currency}>
                {' '}
                <Money amount={amount} />
              </span>
            ))}
          </>
        }
      />
    </>
  );
}

type Mistyped = ReturnType<typeof useLoaderData<typeof loader>>['mistyped'];

function Nothing({ isFiltered, mistyped }: { isFiltered: boolean; mistyped: Mistyped }) {
  const t = useText('staff-gifts');
  return (
    <div className="stack g1">
      <p>
        <b>{t(isFiltered ? 'list.noneFound' : 'list.none')}</b>
      </p>
      {mistyped && <p>{t('list.mistyped', { typed: mistyped.typed, check: mistyped.check })}</p>}
      {mistyped && mistyped.near.length > 0 && (
        <p className="inline">
          {t('list.near')}
          {mistyped.near.map((reference) => (
            <a key={reference} className="link" dir="ltr" href={staffLinks.donation(reference)}>
              {reference}
            </a>
          ))}
        </p>
      )}
      {isFiltered && <LinkLine to={staffLinks.donations()}>{t('list.searchAll')}</LinkLine>}
    </div>
  );
}

/** The arrived money of one currency, by intention. On a phone it is one fold, with the total in its summary. */
function Sums({ sum }: { sum: ShownSums }) {
  const t = useText('staff-gifts');
  return (
    <>
      <dl className="sums only-l">
        <div className="all">
          <dt>{t('sums.arrived', { count: sum.orders })}</dt>
          <dd>
            <Money amount={sum.arrived} />
          </dd>
        </div>
        <SumRows parts={sum.parts} />
      </dl>
      <Disclosure
        className="box only-s px-4! py-1!"
        summary={
          <>
            {t('sums.arrived', { count: sum.orders })} <Money amount={sum.arrived} />
          </>
        }
      >
        <SumParts parts={sum.parts} />
      </Disclosure>
    </>
  );
}
