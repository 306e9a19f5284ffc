/** The contact form. */
import { Form } from '@remix-run/react';
import { Honeypot } from '../../forms/honeypot';
import { useText } from '../../i18n/strings';
import { useShell } from '../../shell/use-shell';
import { Field, FieldErrors } from '../../ui/field';
import { FormErrors } from '../../ui/form-errors';
import { Submit } from '../../ui/submit';
import { TextArea } from '../../ui/text-area';
import { useSubmission, type FieldState, type Submission } from '../../ui/use-submission';

export const CONTACT_FORM = 'contact-form';

type Props = { form: Submission; topics: readonly string[]; sampleReference: string };

export function ContactForm({ form, topics, sampleReference }: Props) {
  const t = useText('contact');
  const { field } = useSubmission(form);
  const isSent = useShell()?.flash?.about === 'messageSent';
  const labels = {
    topic: t('topic'),
    name: t('name'),
    email: t('email'),
    orderReference: t('orderReference'),
    message: t('message'),
  };
  return (
    // The key empties the fields after the message was sent, because the page stays the same.
    <Form
      key={isSent ? 'sent' : 'form'}
      id={CONTACT_FORM}
      method="post"
      noValidate
      className="grid gap-3"
    >
      <FormErrors form={form} labels={labels} />
      <Honeypot />
      <Topics label={labels.topic} topics={topics} field={field('topic')} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Field {...field('name')} label={labels.name} autoComplete="name" maxLength={80} required />
        <Field
          {...field('email')}
          label={labels.email}
          hint={t('emailHint')}
          type="email"
          className="in text-start"
          dir="ltr"
          autoComplete="email"
          maxLength={254}
          required
        />
      </div>
      <Field
        {...field('orderReference')}
        label={labels.orderReference}
        hint={t('orderReferenceHint', { reference: sampleReference })}
        className="in text-start"
        dir="ltr"
        autoComplete="off"
        maxLength={40}
      />
      <TextArea
        {...field('message')}
        label={labels.message}
        hint={t('messageHint')}
        rows={7}
        required
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Submit size="lg">{t('submit')}</Submit>
        <span className="sm muted">{t('confirmed')}</span>
      </div>
    </Form>
  );
}

type TopicProps = { label: string; topics: readonly string[]; field: FieldState };

/** No topic is chosen in advance, because most visitors would leave it as it is. */
function Topics({ label, topics, field }: TopicProps) {
  const t = useText('contact');
  return (
    <fieldset id={field.id} className="grid gap-1" aria-describedby={field['aria-describedby']}>
      <legend className="req mb-1">{label}</legend>
      <div className="flex flex-wrap gap-1">
        {topics.map((topic) => (
          <label key={topic} className="tick pick mt-0! py-0!">
            <input
              type="radio"
              name={field.name}
              value={topic}
              required
              defaultChecked={topic === field.defaultValue}
            />
            <span>{t(`topics.${topic}`)}</span>
          </label>
        ))}
      </div>
      <FieldErrors id={field.id} errors={field.errors} />
    </fieldset>
  );
}
