/** The fields of the form: the organisation and its contact person, in groups. */
import type { ReactNode } from 'react';
import type { InLanguage } from '#web/charity/results';
import { useText } from '#web/i18n/strings';
import { EmailField, Field, FieldErrors, Select } from '#web/ui/field';
import type { FieldState } from '#web/ui/form-reply';
import { PhoneField } from '#web/ui/phone-field';
import type { CountryOption } from '../country.server';

type GroupProps = { title: string; text?: string; children: ReactNode };

/** A group of form fields with a heading. */
export function Group({ title, text, children }: GroupProps) {
  return (
    <section className="grid gap-3 border-b border-line pb-5">
      <div className="grid gap-0.5">
        <h2>{title}</h2>
        {text && <p className="sm muted">{text}</p>}
      </div>
      {children}
    </section>
  );
}

export type FieldOf = (name: string) => FieldState;

export type Choices = {
  countries: { likely: readonly CountryOption[]; others: readonly CountryOption[] };
  /** Groups of people whom an organisation helps. */
  groups: readonly (InLanguage & { id: string; title: string })[];
};

/** The fields about the organisation itself. @param chosen ids of the chosen groups of people */
export function OrganisationFields({
  field,
  countries,
  groups,
  chosen,
}: Choices & { field: FieldOf; chosen: readonly string[] }) {
  const t = useText('ngo-add');
  const option = ({ code, name }: CountryOption) => (
    <option key={code} value={code}>
      {name}
    </option>
  );
  return (
    <Group title={t('groups.organisation.title')}>
      <Field
        {...field('organisation')}
        label={t('fields.organisation')}
        required
        maxLength={120}
        autoComplete="organization"
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Select {...field('nationality')} label={t('fields.nationality')} required>
          <option value="">{t('chooseCountry')}</option>
          {countries.likely.map(option)}
          <optgroup label={t('allCountries')}>{countries.others.map(option)}</optgroup>
        </Select>
        <Field {...field('established')} label={t('fields.established')} type="date" required />
      </div>
      <Field
        {...field('address')}
        label={t('fields.address')}
        required
        maxLength={300}
        autoComplete="address-line1"
      />
      {groups.length > 0 && (
        <fieldset className="grid gap-1">
          <legend>{t('fields.beneficiaries')}</legend>
          <div className="flex flex-wrap gap-x-3">
            {groups.map(({ id, title, language }) => (
              <label key={id} className="tick">
                <input
                  type="checkbox"
                  name="beneficiaries"
                  value={id}
                  defaultChecked={chosen.includes(id)}
                />
                <span {...language}>{title}</span>
              </label>
            ))}
          </div>
          <FieldErrors id="beneficiaries" errors={field('beneficiaries').errors} />
        </fieldset>
      )}
    </Group>
  );
}

/** The fields about the person who speaks for the organisation, and the confirmation. */
export function PersonFields({ field }: { field: FieldOf }) {
  const t = useText('ngo-add');
  return (
    <Group title={t('groups.person.title')} text={t('groups.person.text')}>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          {...field('name')}
          label={t('fields.name')}
          required
          maxLength={80}
          autoComplete="name"
        />
        <Field
          {...field('role')}
          label={t('fields.role')}
          required
          maxLength={80}
          placeholder={t('hints.role')}
          autoComplete="organization-title"
        />
        <EmailField {...field('email')} label={t('fields.email')} />
        <PhoneField
          name="mobile"
          field={field}
          label={t('fields.mobile')}
          required
          autoComplete="tel"
        />
        <PhoneField name="phone" field={field} label={t('fields.phone')} />
      </div>
    </Group>
  );
}

export function Confirmation({ field }: { field: FieldOf }) {
  const t = useText('ngo-add');
  const { errors, id, ...state } = field('confirmed');
  return (
    <div className="field">
      <label className="tick">
        <input
          type="checkbox"
          id={id}
          name="confirmed"
          value="yes"
          aria-invalid={state['aria-invalid']}
          aria-describedby={state['aria-describedby']}
          defaultChecked={state.defaultValue === 'yes'}
        />
        <span className="req">{t('fields.confirmed')}</span>
      </label>
      {errors.length > 0 && (
        <span className="err" id={`${id}-error`}>
          {errors.join(' ')}
        </span>
      )}
    </div>
  );
}
