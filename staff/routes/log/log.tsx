/** The log: person, action and time, with the values before and after. Entries are never edited or removed. */
import { useLoaderData } from '@remix-run/react';
import { useText } from '#app/i18n/strings';
import type { Translate } from '#app/i18n/translate';
import { staffLoader } from '../../forms/loader.server';
import { staffLinks } from '../../links';
import { ActiveFilters, Find } from '../../ui/find';
import { History } from '../../ui/history';
import { actionText, actorText, changesOf } from '../../ui/log-text';
import { PageHead } from '../../ui/page-head';
import { pageIn, Pager, sliceOf } from '../../ui/pager';
import { LOG_KINDS } from './kinds';

export const loader = staffLoader({
  permission: 'log.read',
  load: async ({ url: { searchParams }, visitor: { t, locale, charity } }) => {
    const page = pageIn(searchParams);
    const filters = {
      member: searchParams.get('member') ?? undefined,
      kind: searchParams.get('kind') ?? undefined,
      subject: searchParams.get('q')?.trim() || undefined,
    };
    const { total, data } = await charity.call('staffLog', {
      query: { ...filters, ...sliceOf(page) },
    });
    return {
      title: t('staff-log:title'),
      filters,
      page,
      total,
      entries: data.map((entry) => ({
        ...{ seq: entry.seq, at: entry.at, reason: entry.reason, subject: entry.subject },
        who: actorText(entry, t),
        isPerson: entry.actor.kind === 'member',
        what: actionText(entry, t),
        changes: changesOf(entry, locale),
      })),
      memberName: data.find(({ actor }) => actor.id === filters.member)?.actor.name ?? '',
    };
  },
});

export default function Log() {
  const t = useText('staff-log');
  const { title, filters, page, total, entries, memberName } = useLoaderData<typeof loader>();
  const query = { member: filters.member, kind: filters.kind, q: filters.subject };
  return (
    <>
      <PageHead title={title} lead={t('lead')} />
      <div className="stack g3">
        <Find
          label={title}
          hint={t('hint')}
          value={filters.subject}
          keep={{ member: filters.member }}
          filters={{
            summary: t('about'),
            isOpen: filters.kind !== undefined,
            fields: (
              <div className="field">
                <label htmlFor="kind">{t('about')}</label>
                <select className="in" id="kind" name="kind" defaultValue={filters.kind ?? ''}>
                  <option value="">{t('all')}</option>
                  {LOG_KINDS.map((kind) => (
                    <option key={kind} value={kind}>
                      {t(`kind.${kind}`)}
                    </option>
                  ))}
                </select>
              </div>
            ),
          }}
        />
        <ActiveFilters
          filters={[
            ...(filters.member
              ? [
                  {
                    label: memberName || t('person'),
                    to: staffLinks.log({ ...query, member: null }),
                  },
                ]
              : []),
            ...(filters.kind
              ? [{ label: kindText(filters.kind, t), to: staffLinks.log({ ...query, kind: null }) }]
              : []),
            ...(filters.subject
              ? [{ label: filters.subject, to: staffLinks.log({ ...query, q: null }) }]
              : []),
          ]}
          clear={staffLinks.log()}
        />
        {entries.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <History
            entries={entries.map((entry) => ({
              ...{ key: entry.seq, at: entry.at, who: entry.who, isPerson: entry.isPerson },
              what: <Entry {...entry} />,
            }))}
          />
        )}
        <Pager page={page} total={total} to={(to) => staffLinks.log({ ...query, page: to })} />
      </div>
    </>
  );
}

function kindText(kind: string, t: Translate): string {
  return (LOG_KINDS as readonly string[]).includes(kind) ? t(`kind.${kind}`) : kind;
}

type EntryProps = ReturnType<typeof useLoaderData<typeof loader>>['entries'][number];

function Entry({ what, subject, changes, reason }: EntryProps) {
  const t = useText('staff-log');
  return (
    <>
      {what} <bdi className="muted">{subject.id}</bdi>
      {reason !== null && (
        <span className="muted block">
          {t('reason')} <bdi>{reason}</bdi>
        </span>
      )}
      {changes.map(({ field, before, after }) => (
        <span key={field} className="muted xs block">
          <bdi>{field}</bdi>:{' '}
          {before !== null && (
            <>
              <del>
                <bdi>{before}</bdi>
              </del>{' '}
            </>
          )}
          {after !== null && (
            <ins>
              <bdi>{after}</bdi>
            </ins>
          )}
        </span>
      ))}
    </>
  );
}
