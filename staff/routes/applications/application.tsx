/** The page of one application: submitted fields and files, an answer by mail, the work state, the history. */
import { useLoaderData } from '@remix-run/react';
import type { MailPreview as Mail } from '#contract/staff/mails';
import { useText } from '#web/i18n/strings';
import { Field, Select, TextArea } from '#web/ui/field';
import { type Submission, useSubmission } from '#web/ui/form-reply';
import { DateText, Disclosure } from '#web/ui/parts';
import { staffLoader } from '../../forms/recipes.server';
import { replyTo, useReply } from '../../forms/use-reply';
import { staffLinks } from '../../links';
import { History } from '../../ui/history';
import { MailPreview } from '../../ui/mail-preview';
import { NotYourRole } from '../../ui/not-your-role';
import { Options, PageHead, PostForm, Section, Submit } from '../../ui/page';
import { action } from './action.server';
import { Badges } from './badges';
import { Files, Person, Sent } from './details';
import { type ApplicationView, loadApplication } from './view.server';

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

type Props = { application: ApplicationView; form: Submission };
/** `mail`: the answer, when staff want to read it first. */
type AnswerProps = Props & { mail: Mail | undefined };

/** The forms that decide on an application: an answer by mail, and in a fold a change of its state without a mail. */
function Decision({ application, form, mail }: AnswerProps) {
  const t = useText('staff-applications');
  return (
    <Section title={t('answer.title')} box="lift">
      <AnswerForm
        {...{ application, mail }}
        form={replyTo(form, 'answer') ?? replyTo(form, 'readAnswer')}
      />
      <div className="folds">
        <Disclosure summary={t('handle.title')} open={replyTo(form, 'handle') !== undefined}>
          <HandleForm application={application} form={replyTo(form, 'handle')} />
        </Disclosure>
      </div>
    </Section>
  );
}

function AnswerForm({ application, form, mail }: AnswerProps) {
  const t = useText('staff-applications');
  const { field } = useSubmission(form);
  const { handling, language, keys, answerSubject, locale } = application;
  const labels = { subject: t('answer.subject'), text: t('answer.text') };
  return (
    <PostForm
      className="stack"
      {...{ form, labels }}
      hidden={{ key: field('key', keys.answer).defaultValue, seen: handling }}
    >
      <Field
        {...field('subject', answerSubject)}
        label={labels.subject}
        dir="auto"
        lang={locale}
        required
      />
      <TextArea
        {...field('text')}
        label={labels.text}
        className="in tall"
        hint={t('answer.frame', { language })}
        required
      />
      <Select {...field('afterwards', afterAnswer(application))} label={t('answer.afterwards')}>
        <option value="">
          {t('answer.stays', { work: t(`mail:application.handlings.${handling}`) })}
        </option>
        <Choices choices={application.choices} />
      </Select>
      <ReleaseHint application={application} />
      <MailPreview mail={mail} />
      <Submit wide intent="answer">
        {t('answer.send')}
      </Submit>
      <Submit kind="quiet" wide intent="readAnswer">
        {t('staff:mail.read')}
      </Submit>
      <p className="hint">
        {t('answer.note')} <bdi className="ltr">{application.email}</bdi>
      </p>
    </PostForm>
  );
}

/** Proposes the state after the answer. "New" means that nobody has answered, so it cannot stay. */
function afterAnswer({ handling, choices }: ApplicationView): string {
  return handling === 'new' && choices.includes('in_progress') ? 'in_progress' : '';
}

function HandleForm({ application, form }: Props) {
  const t = useText('staff-applications');
  const { field } = useSubmission(form, 'handle');
  const labels = { handling: t('handle.label') };
  return (
    <PostForm
      className="part-form"
      {...{ form, labels }}
      prefix="handle"
      hidden={{ seen: application.handling }}
    >
      <Select
        {...field('handling', application.choices[0])}
        label={labels.handling}
        hint={t('handle.hint')}
      >
        <Choices choices={application.choices} />
      </Select>
      <ReleaseHint application={application} />
      <Submit kind="quiet" intent="handle">
        {t('handle.button')}
      </Submit>
    </PostForm>
  );
}

function Choices({ choices }: Pick<ApplicationView, 'choices'>) {
  const t = useText('mail');
  return (
    <Options
      options={choices.map((value) => ({ value, text: t(`application.handlings.${value}`) }))}
    />
  );
}

/** Warns that a declined applicant cannot get the seats back after another person got them. */
function ReleaseHint({ application: { canRelease, seats } }: Pick<Props, 'application'>) {
  const t = useText('staff-applications');
  if (!canRelease) return null;
  return <p className="hint">{t('handle.release', { count: seats })}</p>;
}

type EntriesProps = { application: ApplicationView; mayAnswer: boolean; form: Submission };

/** The history of an application, newest first, and a note for colleagues. */
function Entries({ application, mayAnswer, form }: EntriesProps) {
  const t = useText('staff-applications');
  return (
    <Section title={t('history.title')}>
      <History
        entries={application.entries.map(({ at, who, isPerson, what, ...entry }, key) => ({
          ...{ key, at, who, isPerson },
          what: (
            <>
              {what}
              {entry.delivery && <span className="muted"> ·&nbsp;{entry.delivery}</span>}
              {entry.subject && (
                <b className="block" dir="auto">
                  {entry.subject}
                </b>
              )}
              {entry.text && (
                <span className="said muted block whitespace-pre-line break-words" dir="auto">
                  {entry.text}
                </span>
              )}
            </>
          ),
        }))}
      />
      {mayAnswer && <NoteForm application={application} form={replyTo(form, 'note')} />}
    </Section>
  );
}

function NoteForm({ application, form }: Pick<EntriesProps, 'application' | 'form'>) {
  const t = useText('staff-applications');
  const { field } = useSubmission(form);
  const labels = { note: t('note.label') };
  return (
    <PostForm
      className="stack g1"
      {...{ form, labels }}
      hidden={{ key: field('key', application.keys.note).defaultValue }}
      kind="quiet"
      intent="note"
      submit={t('note.button')}
    >
      <TextArea {...field('note')} label={labels.note} hint={t('note.hint')} />
    </PostForm>
  );
}
