/** The contact form. */
import { Form } from '@remix-run/react';
import { useSent } from '../../applications/use-sent';
import { Honeypot } from '../../forms/honeypot';
import { useText } from '#web/i18n/strings';
import { Choices } from '#web/ui/choices';
import { EmailField, Field, TextArea } from '#web/ui/field';
import { FormErrors, useSubmission, type Submission } from '#web/ui/form-reply';
import { Submit } from '#web/ui/submit';

export const CONTACT_FORM = 'contact-form';

type Props = { form: Submission; topics: readonly string[]; sampleReference: string };

export function ContactForm({ form, topics, sampleReference }: Props) {
  const t = useText('contact');
  const { field, chosen } = useSubmission(form);
  const { count } = useSent('messageSent');
  const { id, name, errors } = field('topic');
  const labels = {
    topic: t('topic'),
    name: t('name'),
    email: t('email'),
    orderReference: t('orderReference'),
    message: t('message'),
  };
  return (
    <Form key={count} id={CONTACT_FORM} method="post" noValidate className="grid gap-3">
      <FormErrors form={form} labels={labels} />
      <Honeypot />
      {/* No topic is chosen in advance, because most visitors would leave it as it is. */}
      <Choices
        {...{ id, name, errors }}
        legend={labels.topic}
        type="radio"
        options={topics.map((value) => ({ value, label: t(`topics.${value}`) }))}
        chosen={chosen('topic')}
        required
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Field {...field('name')} label={labels.name} autoComplete="name" maxLength={80} required />
        <EmailField {...field('email')} label={labels.email} hint={t('emailHint')} />
      </div>
      <Field
        {...field('orderReference')}
        label={labels.orderReference}
        hint={t('orderReferenceHint', { reference: sampleReference })}
        className="in text-start"
        dir="ltr"
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
