/** /staff/content/KIND: the records of a kind, with state, languages and drafts. */
import { useLoaderData } from '@remix-run/react';
import { redirect } from '@remix-run/node';
import { useText } from '#app/i18n/strings';
import { Badge } from '#app/ui/badge';
import { DateText } from '#app/ui/date-text';
import type { RecordSummary } from '#contract/staff/content';
import { staffLoader } from '../../forms/loader.server';
import { staffLinks } from '../../links';
import { CompleteIn } from './languages';
import { ContentCrumb } from './crumb';
import { useNames } from './texts';

export const loader = staffLoader({
  permission: 'content.read',
  load: async ({ params, visitor: { charity, t } }) => {
    const kind = params.kind ?? '';
    const list = await charity.call('staffContentRecords', { params: { kind } });
    if (list.isSingle) throw redirect(staffLinks.record({ kind, id: kind }));
    return { title: t(`content-fields:kinds.${kind}`), ...list };
  },
});

export default function Records() {
  const t = useText('staff-content');
  const { title, kind, records, mayWrite } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="ph split">
        <ContentCrumb kind={kind} isRecord={false} />
        <h1>{title}</h1>
        {mayWrite && (
          <div className="inline acts">
            <a className="btn" href={staffLinks.newRecord(kind)}>
              {t('new.open')}
            </a>
          </div>
        )}
      </div>
      {records.length === 0 ? (
        <p className="muted">{t('empty')}</p>
      ) : (
        <table className="table gifts" role="table">
          <thead className="vh">
            <tr>
              <th scope="col">{t('columns.record')}</th>
              <th scope="col">{t('columns.state')}</th>
              <th scope="col">{t('columns.languages')}</th>
              <th scope="col">{t('columns.changed')}</th>
            </tr>
          </thead>
          <tbody>
            {records.map((record) => (
              <Row key={record.id} {...{ kind, record }} />
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function Row({ kind, record }: { kind: string; record: RecordSummary }) {
  const { titleIn, personName } = useNames();
  const { id, title, draft } = record;
  return (
    <tr>
      <th scope="row">
        <a className="link" href={staffLinks.record({ kind, id })} dir="auto">
          {titleIn(title, id)}
        </a>
      </th>
      <td>
        <RecordState {...record} />
      </td>
      <td className="muted">
        <CompleteIn languages={record.languages} />
      </td>
      <td className="muted">
        {draft && (
          <>
            <bdi>{personName(draft.savedBy)}</bdi>, <DateText date={draft.savedAt} time />
          </>
        )}
      </td>
    </tr>
  );
}

export function RecordState({
  isPublished,
  status,
  draft,
  staleSince,
}: Pick<RecordSummary, 'isPublished' | 'status' | 'staleSince'> & {
  draft: { publishAt: string | null; failed?: boolean } | null;
}) {
  const t = useText('staff-content');
  const isOver = status === 'closed' || status === 'completed';
  return (
    <span className="inline">
      {isPublished ? (
        isOver ? (
          <Badge tone="off">{t(`content-fields:choices.${status}`)}</Badge>
        ) : (
          <Badge tone="ok" icon="check">
            {t('state.onSite')}
          </Badge>
        )
      ) : (
        <Badge tone="off">{t('state.notOnSite')}</Badge>
      )}
      {draft && (
        <Badge tone="warm" icon="clock">
          {draft.publishAt ? (
            <>
              {t('state.scheduled')} <DateText date={draft.publishAt} time />
            </>
          ) : draft.failed ? (
            t('state.failed')
          ) : (
            t('state.draft')
          )}
        </Badge>
      )}
      {staleSince && (
        <Badge tone="warm" icon="warn">
          {t('state.stale')} <DateText date={staleSince} />
        </Badge>
      )}
    </span>
  );
}
