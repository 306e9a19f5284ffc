/** /staff/content/KIND/ID/end: asks once more before a record is closed, reopened or withdrawn. */
import { useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { fieldNamed } from '#domain/content/shape';
import { useText } from '#web/i18n/strings';
import { TextArea } from '#web/ui/field';
import { type Submission, useSubmission } from '#web/ui/form-reply';
import { reasonField } from '../../forms/fields.server';
import { staffAction, staffLoader } from '../../forms/recipes.server';
import { useReply } from '../../forms/use-reply';
import { staffLinks } from '../../links';
import { LinkLine, PageHead, PostForm, Section, Submit } from '../../ui/page';
import { OtherDraft } from './other-draft';
import { seenIn } from './save.server';
import { recordName, recordTitle } from './texts';

export const loader = staffLoader({
  permission: 'content.read',
  load: async ({ params, visitor }) => {
    const name = recordName(params);
    const record = await visitor.charity.call('staffContentRecord', { params: name });
    if (!record.isPublished) throw new Response(null, { status: 404 });
    const { shape, status, isSingle, draft, revision, base } = record;
    return {
      title: visitor.t('staff-content:end.title', { record: recordTitle(record, visitor) }),
      ...{ name, record: recordTitle(record, visitor), isSingle, draft, seen: { revision, base } },
      acts: [
        ...(fieldNamed(shape, 'status') ? [status === 'closed' ? 'reopen' : 'close'] : []),
        ...(isSingle ? [] : ['withdraw']),
      ],
    };
  },
});

const ACTS = ['close', 'reopen', 'withdraw'] as const;

export const action = staffAction({
  permission: 'content.read',
  schema: z.object({
    go: z.enum(ACTS),
    reason: reasonField,
  }),
  run: async ({ go, reason }, { params, form, visitor: { charity }, done }) => {
    const name = recordName(params);
    if (go === 'withdraw') {
      await charity.call('staffWithdraw', { params: name, body: { ...seenIn(form), reason } });
      return done(staffLinks.contentKind(name.kind), 'staff-content:done.withdrawn');
    }
    const status = go === 'close' ? 'closed' : 'open';
    await charity.call('staffSetStatus', { params: name, body: { status, reason } });
    const message = go === 'close' ? 'staff-content:done.closed' : 'staff-content:done.reopened';
    return done(staffLinks.record(name), message);
  },
});

export default function End() {
  const t = useText('staff-content');
  const { title, name, record, acts } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.form;
  const tried = form?.initialValue?.go;
  return (
    <>
      <PageHead title={title} back={{ to: staffLinks.record(name), label: record }} />
      {acts.map((act) => (
        <Act key={act} act={act} form={tried === act ? form : undefined} />
      ))}
      <LinkLine to={staffLinks.record(name)}>{t('end.keep')}</LinkLine>
    </>
  );
}

function Act({ act, form }: { act: string; form: Submission }) {
  const t = useText('staff-content');
  const { draft, seen } = useLoaderData<typeof loader>();
  const { isConflict: isLate } = useReply<typeof action>();
  const { field } = useSubmission(form, act);
  const labels = { reason: t('end.reason') };
  return (
    <Section title={t(`end.acts.${act}.title`)} box="plain">
      <ul className="stack g1">
        <li>{t(`end.acts.${act}.first`)}</li>
        <li>{t(`end.acts.${act}.second`)}</li>
      </ul>
      <PostForm className="stack g2" {...{ form, labels }} prefix={act}>
        {act === 'withdraw' && (
          <>
            <input type="hidden" name="revision" value={seen.revision} />
            <input type="hidden" name="base" value={seen.base} />
            {(draft || isLate) && (
              <OtherDraft
                {...{ draft, isLate }}
                texts={{ draft: t('end.draft'), late: t('end.late') }}
              />
            )}
          </>
        )}
        <TextArea {...field('reason')} label={labels.reason} rows={2} required />
        <div>
          <Submit kind="quiet" name="go" value={act}>
            {t(`end.acts.${act}.act`)}
          </Submit>
        </div>
      </PostForm>
    </Section>
  );
}
