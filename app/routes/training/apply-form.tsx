/** The form with which a student applies for a seat in a training. */
import { Form, Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { formatDate } from '#domain/time/dates';
import { useLinks, useText } from '#web/i18n/strings';
import { Choices } from '#web/ui/choices';
import { EmailField, Field, FieldErrors, TextArea } from '#web/ui/field';
import {
  type FieldState,
  FORM_ANCHOR,
  FormErrors,
  type Submission,
  useSubmission,
} from '#web/ui/form-reply';
import { Submit } from '#web/ui/parts';
import { PhoneField } from '#web/ui/phone-field';
import { Honeypot } from '../../forms/honeypot';
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

type Props = {
  field: (name: string) => FieldState;
  hint: string;
  /** Shown below the errors. */
  children?: ReactNode;
};

const PARTS = [
  { name: 'birthDay', label: 'day', autoComplete: 'bday-day', digits: 2 },
  { name: 'birthMonth', label: 'month', autoComplete: 'bday-month', digits: 2 },
  { name: 'birthYear', label: 'year', autoComplete: 'bday-year', digits: 4 },
] as const;

/**
 * The date of birth as three text fields. An `<input type="date">` would be worse here: its calendar begins with today,
 * so that a person of 40 has to go back 480 months; its texts, digits and the order of day and month are those of the
 * device and not of the page; and browsers without it show a text field that asks for no format.
 */
function BirthDateField({ field, hint, children }: Props) {
  const t = useText('training');
  const { id, errors, autoFocus } = field('birthDate');
  const about = [`${id}-hint`, errors.length > 0 && `${id}-error`].filter(Boolean).join(' ');
  return (
    // Focusable, because the summary of errors links to it.
    <fieldset id={id} tabIndex={-1} className="field" aria-describedby={about}>
      <legend className="req mb-0.5">{t('apply.birthDate')}</legend>
      <span className="hint" id={`${id}-hint`}>
        {hint}
      </span>
      <div className="grid grid-cols-[1fr_1fr_1.5fr] gap-1">
        {PARTS.map(({ name, label, autoComplete, digits }, at) => {
          const part = field(name);
          return (
            <label key={name} className="grid gap-px">
              <span className="xs">{t(`apply.${label}`)}</span>
              <input
                className="in num"
                type="text"
                inputMode="numeric"
                name={name}
                id={part.id}
                autoComplete={autoComplete}
                // Room for direction marks, which keyboards for right-to-left languages insert.
                maxLength={digits + 4}
                defaultValue={part.defaultValue}
                aria-invalid={errors.length > 0 || undefined}
                aria-required
                // eslint-disable-next-line jsx-a11y/no-autofocus -- the first invalid field, when scripts are off
                autoFocus={at === 0 ? autoFocus : undefined}
              />
            </label>
          );
        })}
      </div>
      <FieldErrors id={id} errors={errors} />
      {children}
    </fieldset>
  );
}
