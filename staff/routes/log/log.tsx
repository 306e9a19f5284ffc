/** The log: person, action and time, with the values before and after. Entries are never edited or removed. */
import { useLoaderData } from '@remix-run/react';
import { LOG_KINDS, logQuerySchema } from '#contract/staff/accounts';
import { isAllowed } from '#domain/staff/permissions';
import { useText } from '#web/i18n/strings';
import { Disclosure } from '#web/ui/parts';
import { staffLoader } from '../../forms/recipes.server';
import { staffLinks } from '../../links';
import { History } from '../../ui/history';
import { ActiveFilters, FindForm } from '../../ui/list-filters';
import { LogRecord } from '../../ui/log-record';
import { actionText, actorText, type Change, changesOf, subjectOf } from '../../ui/log-text';
import { PageHead } from '../../ui/page';
import { pageIn, Pager, sliceOf } from '../../ui/pager';
import { valueText } from '../../ui/value-text';

export const loader = staffLoader({
  permission: 'log.read',
  load: async ({ url: { searchParams }, member, visitor }) => {
    const { t, charity } = visitor;
    const page = pageIn(searchParams);
    const filters = readFilters(searchParams);
    const { total, data } = await charity.call('staffLog', {
      query: { ...filters, ...sliceOf(page) },
    });
    const seesApprovals = isAllowed(member.roles, 'approvals.decide');
    return {
      title: t('staff-log:title'),
      filters,
      page,
      total,
      entries: data.map((entry) => ({
        ...{ seq: entry.seq, at: entry.at },
        who: actorText(entry, t),
        isPerson: entry.actor.kind === 'member',
        what: actionText(entry, t),
        record: subjectOf(entry, member, t),
        changes: changesOf(entry, visitor),
        // A refund stores its reason as a code.
        reason: entry.reason && valueText(entry.reason, 'reason', visitor),
        isApproval: seesApprovals && entry.after?.approval !== undefined,
      })),
      memberName: data.find(({ actor }) => actor.id === filters.member)?.actor.name ?? '',
    };
  },
});

function readFilters(query: URLSearchParams) {
  const { member, kind, subject } = logQuerySchema.parse({
    member: query.get('member') ?? undefined,
    kind: query.get('kind') ?? undefined,
    subject: query.get('q')?.trim() || undefined,
  });
  return { member, kind, subject };
}

export default function Log() {
  const t = useText('staff-log');
  const { title, filters, page, total, entries, memberName } = useLoaderData<typeof loader>();
  const query = { member: filters.member, kind: filters.kind, q: filters.subject };
  const kinds = LOG_KINDS.map((value) => ({ value, text: t(`kind.${value}`) }));
  const without = (name: keyof typeof query) => staffLinks.log({ ...query, [name]: null });
  const active = [
    filters.member && { label: memberName || t('person'), to: without('member') },
    filters.kind && { label: t(`kind.${filters.kind}`), to: without('kind') },
    filters.subject && { label: filters.subject, to: without('q') },
  ];
  return (
    <>
      <PageHead title={title} lead={t('lead')} />
      <div className="stack g3">
        <FindForm
          {...{ query, label: title, hint: t('hint'), summary: t('about') }}
          keep={{ member: query.member }}
          hasDays={false}
          choices={[{ name: 'kind', label: t('about'), options: kinds, empty: t('all') }]}
        />
        <ActiveFilters
          filters={active.filter((one) => one !== undefined && one !== '')}
          clear={staffLinks.log()}
        />
        {entries.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <History
            entries={entries.map(({ seq, at, who, isPerson, ...entry }) => ({
              ...{ key: seq, at, who, isPerson },
              what: <Entry {...entry} />,
            }))}
          />
        )}
        <Pager {...{ page, total, query, to: staffLinks.log }} />
      </div>
    </>
  );
}

type EntryProps = Pick<
  ReturnType<typeof useLoaderData<typeof loader>>['entries'][number],
  'what' | 'record' | 'changes' | 'reason' | 'isApproval'
>;

/** Number of changes that an entry shows without a fold. */
const MAX_OPEN = 6;

function Entry({ what, record, changes, reason, isApproval }: EntryProps) {
  const t = useText('staff-log');
  return (
    <>
      {what} <LogRecord {...record} />
      {reason && (
        <span className="muted block">
          {t('reason')} <bdi>{reason}</bdi>
        </span>
      )}
      {changes.length > MAX_OPEN ? (
        <Disclosure summary={t('changes', { count: changes.length })}>
          <Changes changes={changes} />
        </Disclosure>
      ) : (
        <Changes changes={changes} />
      )}
      {isApproval && (
        <a className="link block xs" href={staffLinks.approvals({ all: 1 })}>
          {t('seeApproval')}
        </a>
      )}
    </>
  );
}

function Changes({ changes }: { changes: readonly Change[] }) {
  return (
    <>
      {changes.map(({ path, label, before, after }) => (
        <span key={path} className="muted xs block">
          {label}:{' '}
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
