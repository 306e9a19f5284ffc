/** The form with which an organisation applies for a partnership. */
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { useSent } from '../../applications/use-sent';
import { Honeypot } from '../../forms/honeypot';
import { useLinks, useText } from '#web/i18n/strings';
import { Alert } from '#web/ui/alert';
import { EmailField, Field, Select, TextArea } from '#web/ui/field';
import { FORM_ANCHOR, FormErrors, useSubmission } from '#web/ui/form-reply';
import { Submit } from '#web/ui/submit';
import type { action, loader } from './page.server';

export const FORM = 'partner-form';

export function ApplyForm() {
  const { count: sent } = useSent('partnerReceived');
  const t = useText('partners');
  return (
    <section className="box lift grid gap-3" aria-labelledby="apply">
      <h2 id="apply">{t('apply.title')}</h2>
      {sent > 0 && (
        <Alert tone="ok">
          <p>{t('apply.sent')}</p>
        </Alert>
      )}
      <Fields key={sent} />
    </section>
  );
}

function Fields() {
  const { types, longest } = useLoaderData<typeof loader>().form;
  const form = useActionData<typeof action>()?.form;
  const { field } = useSubmission(form);
  const t = useText('partners');
  const links = useLinks();
  const labels = {
    type: t('apply.type'),
    organisation: t('apply.organisation'),
    name: t('apply.name'),
    email: t('apply.email'),
    message: t('apply.message'),
  };
  return (
    <Form
      id={FORM}
      method="post"
      action={`${links.partners()}#${FORM_ANCHOR}`}
      noValidate
      className="grid gap-3"
    >
      <FormErrors form={form} labels={labels} />
      <Honeypot />
      <Select {...field('type')} label={labels.type} required>
        <option value="">{t('apply.choose')}</option>
        {types.map(({ value, label, language }) => (
          <option key={value} value={value} {...language}>
            {label}
          </option>
        ))}
      </Select>
      <Field
        {...field('organisation')}
        label={labels.organisation}
        autoComplete="organization"
        maxLength={longest.organisation}
        required
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Field {...field('name')} label={labels.name} autoComplete="name" maxLength={80} required />
        <EmailField {...field('email')} label={labels.email} />
      </div>
      <TextArea {...field('message')} label={labels.message} rows={4} required />
      <div className="grid gap-1">
        <Submit size="lg" wide>
          {t('apply.submit')}
        </Submit>
        <p className="xs muted">{t('apply.note')}</p>
      </div>
    </Form>
  );
}
