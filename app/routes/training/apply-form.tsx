/** The form with which a student applies for a seat in a training. */
import { Form, Link } from '@remix-run/react';
import { formatDate } from '#domain/time/dates';
import { Honeypot } from '../../forms/honeypot';
import { useLinks, useText } from '#web/i18n/strings';
import { Choices } from '#web/ui/choices';
import { EmailField, Field, TextArea } from '#web/ui/field';
import { FORM_ANCHOR, FormErrors, useSubmission, type Submission } from '#web/ui/form-reply';
import { PhoneField } from '#web/ui/phone-field';
import { Submit } from '#web/ui/submit';
import { BirthDateField } from './birth-date-field';
import type { TrainingView } from './view.server';

export const APPLY_FORM = 'apply-form';

export function ApplyForm({ training, form }: { training: TrainingView; form: Submission }) {
  const t = useText('training');
  const links = useLinks();
  const { field, chosen } = useSubmission(form);
  const { id, minimumAge, daysNeeded, days, state, applicant } = training;
  const labels = {
    name: t('apply.name'),
    birthDate: t('apply.birthDate'),
    email: t('apply.email'),
    phone: t('apply.phone'),
    days: t('apply.days'),
    message: t('apply.message'),
  };
  const date = formatDate(training.first.day);
  const after = field('after').defaultValue;
  const dayGroup = field('days');
  return (
    <Form
      id={APPLY_FORM}
      method="post"
      action={`${links.trainingCourse(id)}#${FORM_ANCHOR}`}
      noValidate
      className="grid gap-3"
    >
      <FormErrors form={form} labels={labels} />
      <Honeypot />
      <Field
        {...field('name', applicant?.name)}
        label={labels.name}
        hint={t('apply.nameHint')}
        autoComplete="name"
        maxLength={80}
        required
      />
      <BirthDateField field={field} hint={t('apply.birthHint', { years: minimumAge, date })}>
        {after && field('birthDate').errors.length > 0 && (
          <Link className="sm py-1" to={links.training({ after })}>
            {t('apply.later')}
          </Link>
        )}
      </BirthDateField>
      <EmailField {...field('email', applicant?.email)} label={labels.email} />
      <PhoneField
        name="phone"
        field={(part) => field(part, part === 'phone' ? applicant?.phone : undefined)}
        label={labels.phone}
        autoComplete="tel"
      />
      <Choices
        {...{ id: dayGroup.id, name: dayGroup.name, errors: dayGroup.errors }}
        legend={labels.days}
        type="checkbox"
        hint={t('apply.daysHint', { count: daysNeeded })}
        options={days}
        // When all days are needed, all are chosen at first.
        chosen={chosen('days', daysNeeded === days.length ? days.map(({ value }) => value) : [])}
        required
      />
      <TextArea {...field('message')} label={labels.message} rows={3} />
      <Submit size="lg" wide>
        {t(state === 'full' ? 'apply.submitWaiting' : 'apply.submit')}
      </Submit>
      <p className="xs muted">{t('apply.answer')}</p>
    </Form>
  );
}
