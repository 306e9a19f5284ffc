/** The fields about the organisation itself. */
import type { InLanguage } from '../../../charity/localise';
import { useText } from '../../../i18n/strings';
import { Field, FieldErrors } from '../../../ui/field';
import { Select } from '../../../ui/select';
import type { FieldState } from '../../../ui/use-submission';
import type { CountryOption } from '../country.server';
import { Group } from './group';

export type FieldOf = (name: string) => FieldState;

export type Choices = {
  countries: { likely: readonly CountryOption[]; others: readonly CountryOption[] };
  /** Groups of people whom an organisation helps. */
  groups: readonly (InLanguage & { id: string; title: string })[];
};

/** @param chosen ids of the chosen groups of people */
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
