/** The forms that decide on an application: an answer by mail, and in a fold a change of its state without a mail. */
import { useText } from '#web/i18n/strings';
import { Disclosure } from '#web/ui/fold';
import { Field, Select, TextArea } from '#web/ui/field';
import { useSubmission, type Submission } from '#web/ui/form-reply';
import type { MailPreview as Mail } from '#contract/staff/mails';
import { replyTo } from '../../forms/use-reply';
import { MailPreview } from '../../ui/mail-preview';
import { Section, PostForm, Submit } from '../../ui/page';
import type { ApplicationView } from './view.server';
import { Options } from '../../ui/options';

type Props = { application: ApplicationView; form: Submission };
/** `mail`: the answer, when staff want to read it first. */
type AnswerProps = Props & { mail: Mail | undefined };

export function Decision({ application, form, mail }: AnswerProps) {
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
