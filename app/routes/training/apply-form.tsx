/** The form with which a student applies for a seat in a training. */
import { Form, Link } from '@remix-run/react';
import { formatDate } from '#domain/time/dates';
import { Honeypot } from '../../forms/honeypot';
import { useLinks } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { CheckGroup } from '../../ui/check-group';
import { Field, fieldAriaProps } from '../../ui/field';
import { FORM_ANCHOR, FormErrors } from '../../ui/form-errors';
import { PhoneField } from '../../ui/phone-field';
import { Submit } from '../../ui/submit';
import { useSubmission, type Submission } from '../../ui/use-submission';
import { BirthDateField } from './birth-date-field';
import type { TrainingView } from './view.server';

export const APPLY_FORM = 'apply-form';

export function ApplyForm({ training, form }: { training: TrainingView; form: Submission }) {
  const t = useText('training');
  const links = useLinks();
  const { field } = useSubmission(form);
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
  const message = field('message');
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
      <Field
        {...field('email', applicant?.email)}
        label={labels.email}
        type="email"
        className="in text-start"
        dir="ltr"
        autoComplete="email"
        maxLength={254}
        required
      />
      <PhoneField
        name="phone"
        field={(part) => field(part, part === 'phone' ? applicant?.phone : undefined)}
        label={labels.phone}
        autoComplete="tel"
      />
      <CheckGroup
        field={field('days')}
        label={labels.days}
        hint={t('apply.daysHint', { count: daysNeeded })}
        options={days}
        checked={chosenDays(form, training)}
        required
      />
      <Field {...message} label={labels.message}>
        <textarea
          className="in"
          name={message.name}
          rows={3}
          maxLength={2_000}
          defaultValue={message.defaultValue}
          {...fieldAriaProps(message.id, { errors: message.errors, hint: undefined })}
        />
      </Field>
      <Submit size="lg" wide>
        {t(state === 'full' ? 'apply.submitWaiting' : 'apply.submit')}
      </Submit>
      <p className="xs muted">{t('apply.answer')}</p>
    </Form>
  );
}

/** The days that the student has chosen. When all days are needed, all are chosen at first. */
function chosenDays(form: Submission, { days, daysNeeded }: TrainingView): readonly string[] {
  if (!form) return daysNeeded === days.length ? days.map(({ value }) => value) : [];
  return [(form.initialValue?.days ?? []) as string | string[]].flat();
}
