/** /staff/content/KIND/ID/versions/SEQ: differences between a version and the site, and a button that restores it. */
import { useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { useLocale, useText } from '#web/i18n/strings';
import { Alert, DateText } from '#web/ui/parts';
import { staffAction, staffLoader } from '../../forms/recipes.server';
import { useReply } from '../../forms/use-reply';
import { staffLinks } from '../../links';
import { pathLabel } from '../../ui/field-path';
import { PageHead, PostForm, Submit } from '../../ui/page';
import { Table } from '../../ui/table';
import { OtherDraft } from './other-draft';
import { seenIn } from './save.server';
import { recordName, recordTitle, shortened, useNames } from './texts';

export const loader = staffLoader({
  permission: 'content.read',
  load: async ({ params, visitor }) => {
    const name = recordName(params);
    const { charity, t } = visitor;
    const version = await charity.call('staffContentVersion', {
      params: { ...name, seq: params.seq ?? '' },
    });
    const { revision, base, draft } = await charity.call('staffContentRecord', { params: name });
    return {
      ...{ title: t('staff-content:version.title'), name, version },
      ...{ record: recordTitle(version, visitor), seen: { revision, base }, draft },
    };
  },
});

export const action = staffAction({
  permission: 'content.read',
  schema: z.object({}),
  run: async (_, { params, form, visitor: { charity }, done }) => {
    const name = recordName(params);
    const body = { ...seenIn(form), seq: Number(params.seq) };
    await charity.call('staffRestore', { params: name, body });
    return done(staffLinks.record(name), 'staff-content:done.restored');
  },
});

/** Maximum number of characters of a text in the table. */
const MAX_SHOWN = 300;

export default function Version() {
  const t = useText('staff-content');
  const locale = useLocale();
  const { personName } = useNames();
  const { title, name, version, record, seen, draft } = useLoaderData<typeof loader>();
  const { isConflict: isLate } = useReply<typeof action>();
  return (
    <>
      <PageHead
        title={title}
        lead={
          <>
            <DateText date={version.at} time /> ·&nbsp;<bdi>{personName(version.by)}</bdi>
          </>
        }
        back={{ to: staffLinks.record(name), label: record }}
      />
      {version.changes.length === 0 ? (
        <Alert tone="info">{t('version.same')}</Alert>
      ) : (
        <Table
          caption={<span className="vh">{title}</span>}
          rows={version.changes}
          keyOf={({ field }) => field}
          columns={[
            { label: t('columns.field'), cell: ({ field }) => pathLabel(field, { locale, t }) },
            { label: t('version.then'), cell: ({ before }) => <Text text={before} /> },
            { label: t('version.now'), cell: ({ after }) => <Text text={after} /> },
          ]}
        />
      )}
      {version.canRestore && (draft || version.changes.length > 0) && (
        <PostForm className="stack g1" hidden={seen}>
          {(draft || isLate) && (
            <OtherDraft
              {...{ draft, isLate }}
              texts={{ draft: t('version.draft'), late: t('version.late') }}
            />
          )}
          <p className="muted">{t('version.lead')}</p>
          <div>
            <Submit>{t(draft ? 'version.replace' : 'version.act')}</Submit>
          </div>
        </PostForm>
      )}
    </>
  );
}

function Text({ text }: { text: string | null }) {
  const t = useText('staff-content');
  return text === null ? (
    <span className="muted">{t('none')}</span>
  ) : (
    <span dir="auto">{shortened(text, MAX_SHOWN)}</span>
  );
}
