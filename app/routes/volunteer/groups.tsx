/** The four groups of the volunteer form. */
import type { ReactNode } from 'react';
import { useText } from '#web/i18n/strings';
import { Choices } from '#web/ui/choices';
import { EmailField, Field, FieldErrors, Select, TextArea } from '#web/ui/field';
import type { useSubmission } from '#web/ui/form-reply';
import { PhoneField } from '#web/ui/phone-field';
import type { useLabels } from './labels';
import type { loader } from './page.server';
import type { GROUPS } from './progress';

type Loaded = Awaited<ReturnType<typeof loader>>['data'];
type Props = ReturnType<typeof useSubmission> & {
  labels: ReturnType<typeof useLabels>;
  loaded: Pick<Loaded, 'options' | 'longest' | 'today'>;
};

function Group(props: { id: (typeof GROUPS)[number]; hint?: string; children: ReactNode }) {
  const { id, hint, children } = props;
  const t = useText('volunteer');
  return (
    <fieldset id={id} className={`group part-${id}`}>
      <legend>
        {t(`groups.${id}`)}
        {hint && <span className="hint">{hint}</span>}
      </legend>
      {children}
    </fieldset>
  );
}

export function AboutYou({ field, labels, loaded: { options, longest } }: Props) {
  const t = useText('volunteer');
  return (
    <Group id="about">
      <div className="grid gap-3 sm:grid-cols-2">
        <Field {...field('name')} label={labels.name} autoComplete="name" maxLength={80} required />
        <EmailField {...field('email')} label={labels.email} />
        <PhoneField name="phone" field={field} label={labels.phone} autoComplete="tel" required />
        <Select {...field('education')} label={labels.education} required>
          <option value="">{t('about.choose')}</option>
          {options.education.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      <Field
        {...field('occupation')}
        label={labels.occupation}
        hint={t('about.occupationHint')}
        autoComplete="organization-title"
        maxLength={longest.occupation}
        required
      />
    </Group>
  );
}

export function WhatYouLike({ field, chosen, labels, loaded: { options, longest } }: Props) {
  const t = useText('volunteer');
  return (
    <Group id="work" hint={t('work.hint')}>
      <Choices
        {...group(field('types'))}
        legend={labels.types}
        type="checkbox"
        options={options.types}
        chosen={chosen('types')}
      />
      <Choices
        {...group(field('categories'))}
        legend={labels.categories}
        type="checkbox"
        options={options.categories}
        chosen={chosen('categories')}
      />
      <Choices
        {...group(field('audience'))}
        legend={labels.audience}
        type="radio"
        options={options.audience}
        chosen={chosen('audience', ['any'])}
      />
      <Field
        {...field('interests')}
        label={labels.interests}
        hint={t('work.interestsHint')}
        maxLength={longest.interests}
      />
    </Group>
  );
}

export function WhenYouCan({ field, chosen, labels, loaded: { options, today } }: Props) {
  const t = useText('volunteer');
  return (
    <Group id="when">
      <Choices
        {...group(field('days'))}
        legend={labels.days}
        type="checkbox"
        options={options.days}
        chosen={chosen('days')}
        required
      />
      <Choices
        {...group(field('times'))}
        legend={labels.times}
        type="checkbox"
        options={options.times}
        chosen={chosen('times')}
        required
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Field {...field('startDate')} label={labels.startDate} type="date" min={today} required />
        <Field
          {...field('endDate')}
          label={labels.endDate}
          hint={t('when.endHint')}
          type="date"
          min={today}
        />
      </div>
    </Group>
  );
}

export function LastWords({ field, chosen, labels, children }: Props & { children: ReactNode }) {
  const t = useText('volunteer');
  const { errors, ...age } = field('ageStatement');
  return (
    <Group id="last">
      <TextArea {...field('notes')} label={labels.notes} hint={t('last.notesHint')} rows={4} />
      <div className="grid gap-0.5">
        <label className="tick">
          <input
            type="checkbox"
            name={age.name}
            id={age.id}
            value="yes"
            defaultChecked={chosen(age.name).includes('yes')}
            aria-invalid={age['aria-invalid']}
            aria-describedby={age['aria-describedby']}
            required
          />
          <span className="req">{labels.ageStatement}</span>
        </label>
        <span className="hint">{t('last.ageHint')}</span>
        <FieldErrors id={age.id} errors={errors} />
      </div>
      {children}
    </Group>
  );
}

/** The attributes of a field that belong to a group of choices. */
const group = ({ name, id, errors }: { name: string; id: string; errors: string[] }) => ({
  name,
  id,
  errors,
});
