/** The page of one application: submitted fields and files, an answer by mail, the work state, the history. */
import { useLoaderData } from '@remix-run/react';
import { useText } from '#web/i18n/strings';
import { DateText } from '#web/ui/text';
import { staffLoader } from '../../forms/recipes.server';
import { staffLinks } from '../../links';
import { NotYourRole } from '../../ui/not-your-role';
import { PageHead, Section } from '../../ui/page';
import { action } from './action.server';
import { Decision } from './answer-form';
import { Badges } from './badges';
import { Files, Person, Sent } from './details';
import { Entries } from './entries';
import { loadApplication } from './view.server';
import { useReply } from '../../forms/use-reply';

export const loader = staffLoader({
  permission: 'applications.read',
  async load({ visitor, member, params: { reference = '' } }) {
    const application = await loadApplication(visitor, reference);
    const kind = visitor.t(`mail:application.kinds.${application.kind}`);
    return {
      title: visitor.t('staff-applications:page', { kind, name: application.name }),
      ...{ application, kind, mayAnswer: member.permissions.includes('applications.answer') },
    };
  },
});

export { action };

export default function Application() {
  const t = useText('staff-applications');
  const { application, kind, mayAnswer } = useLoaderData<typeof loader>();
  const { form, answer } = useReply<typeof action>();
  return (
    <>
      <PageHead
        title={<bdi>{application.name}</bdi>}
        lead={
          <>
            {kind} ·&nbsp;<bdi className="ltr num">{application.reference}</bdi> ·&nbsp;
            <DateText date={application.createdAt} time />
          </>
        }
        back={{ to: staffLinks.applications(), label: t('title') }}
        beside={<Badges labels={application.labels} />}
      />
      <div className="order">
        <div className="a1">
          <Sent application={application} />
        </div>
        <div className="act stack g3">
          {mayAnswer ? (
            <Decision application={application} form={form} mail={answer?.mail} />
          ) : (
            <Section title={t('answer.title')} box="plain">
              <NotYourRole permission="applications.answer" />
            </Section>
          )}
        </div>
        <div className="a2 stack g4">
          <Files application={application} />
          <Person application={application} />
        </div>
        <div className="a3">
          <Entries application={application} mayAnswer={mayAnswer} form={form} />
        </div>
      </div>
    </>
  );
}
