/** /staff/content/KIND: the records of a kind, with state, languages and drafts. */
import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { commaIn } from '#domain/locales';
import { useLocale, useText } from '#web/i18n/strings';
import { DateText } from '#web/ui/parts';
import { staffLoader } from '../../forms/recipes.server';
import { staffLinks } from '../../links';
import { PageHead } from '../../ui/page';
import { Table } from '../../ui/table';
import { CompleteIn } from './languages';
import { RecordState } from './record-state';
import { useKindBack, useNames } from './texts';

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
  const locale = useLocale();
  const { titleIn, personName } = useNames();
  const { title, kind, records, mayWrite } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={title}
        back={useKindBack(kind)}
        actions={
          mayWrite && (
            <a className="btn" href={staffLinks.newRecord(kind)}>
              {t('new.open')}
            </a>
          )
        }
      />
      {records.length === 0 ? (
        <p className="muted">{t('empty')}</p>
      ) : (
        <Table
          caption={<span className="vh">{title}</span>}
          rows={records}
          keyOf={({ id }) => id}
          columns={[
            {
              label: t('columns.record'),
              cell: (row) => (
                <a className="link" href={staffLinks.record({ kind, id: row.id })} dir="auto">
                  {titleIn(row.title, row.id)}
                </a>
              ),
            },
            { label: t('columns.state'), cell: (row) => <RecordState {...row} /> },
            {
              label: t('columns.languages'),
              cell: ({ languages }) => <CompleteIn languages={languages} />,
            },
            {
              label: t('columns.changed'),
              isEmpty: ({ draft }) => !draft,
              cell: ({ draft }) =>
                draft && (
                  <span>
                    <bdi>{personName(draft.savedBy)}</bdi>
                    {commaIn(locale)}
                    <DateText date={draft.savedAt} time />
                  </span>
                ),
            },
          ]}
        />
      )}
    </>
  );
}
