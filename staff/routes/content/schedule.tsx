/** /staff/content/KIND/ID/schedule: day and hour of a publication. */
import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { instantAt, localTime } from '#domain/time/zoned';
import { CharityError } from '#web/charity/results';
import { FormProblem } from '#web/forms/submission.server';
import { useText } from '#web/i18n/strings';
import { Field } from '#web/ui/field';
import { FormErrors } from '#web/ui/form-reply';
import { rejected } from '../../forms/content-problems.server';
import { doubtsOf } from '../../forms/doubts.server';
import { staffAction, staffLoader } from '../../forms/recipes.server';
import { useReply } from '../../forms/use-reply';
import { staffLinks } from '../../links';
import { SETUP_FIELD, setupStepOf } from '../../ui/back-to-setup';
import { Doubts } from '../../ui/doubts';
import { PageHead, PostForm, Submit } from '../../ui/page';
import { redirectWithoutDraft, seenIn } from './save.server';
import { recordName, recordTitle } from './texts';

/** The time zone in which the site shows times. */
const ZONE = 'Asia/Muscat';

export const loader = staffLoader({
  permission: 'content.read',
  load: async ({ params, url, visitor }) => {
    const name = recordName(params);
    const record = await visitor.charity.call('staffContentRecord', { params: name });
    if (!record.draft) throw redirectWithoutDraft(visitor, name);
    const { revision, base } = record;
    const at = record.draft.publishAt && localTime(record.draft.publishAt, ZONE);
    return {
      title: visitor.t('staff-content:schedule.title'),
      ...{
        name,
        record: recordTitle(record, visitor),
        written: record.written,
        at: at?.replace(' ', 'T') ?? '',
      },
      ...{ seen: { revision, base }, setup: setupStepOf(url) },
    };
  },
});

const LOCAL = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d$/;

export const action = staffAction({
  permission: 'content.read',
  schema: z.object({ at: z.string().default(''), go: z.string().default('set') }),
  run: async ({ at, go }, { params, url, form, visitor: { charity }, done, show }) => {
    const name = recordName(params);
    const setup = setupStepOf(url);
    const { revision, base } = seenIn(form);
    const isEnd = go === 'end';
    if (!isEnd && !LOCAL.test(at)) throw new FormProblem({ at: 'content.time' });
    const instant = isEnd ? null : instantAt(at.replace('T', ' '), ZONE);
    try {
      const doubts = await doubtsOf(form, (confirmed) => {
        const body = { revision, base, at: instant, confirmed };
        return charity.call('staffSchedule', { params: name, body });
      });
      if (doubts) return rejected(show(doubts), {}, 409);
    } catch (error) {
      if (error instanceof CharityError && error.code === 'content.invalid')
        return redirect(staffLinks.record(name, { check: 1, [SETUP_FIELD]: setup }));
      throw error;
    }
    const message = isEnd ? 'staff-content:done.unscheduled' : 'staff-content:done.scheduled';
    return done(setup ? staffLinks.setupStep(setup) : staffLinks.record(name), message);
  },
});

export default function Schedule() {
  const t = useText('staff-content');
  const { title, name, record, written, at, seen, setup } = useLoaderData<typeof loader>();
  const { form, answer, field } = useReply<typeof action>();
  const labels = { at: t('schedule.at') };
  return (
    <>
      <PageHead
        title={title}
        lead={t('schedule.lead')}
        back={{ to: staffLinks.record(name, { [SETUP_FIELD]: setup }), label: record }}
      />
      <PostForm hidden={seen}>
        <FormErrors {...{ form, labels }} />
        <Doubts doubts={answer} written={written} />
        <Field
          {...field('at', at)}
          label={labels.at}
          hint={t('schedule.hint')}
          type="datetime-local"
          required
        />
        <div className="inline">
          <Submit name="go" value="set">
            {t('schedule.act')}
          </Submit>
          {at && (
            <Submit kind="quiet" name="go" value="end">
              {t('schedule.end')}
            </Submit>
          )}
        </div>
      </PostForm>
    </>
  );
}
