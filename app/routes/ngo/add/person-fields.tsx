/** The fields about the person who speaks for the organisation, and the confirmation. */
import { useText } from '../../../i18n/strings';
import { EmailField } from '../../../ui/email-field';
import { Field } from '../../../ui/field';
import { PhoneField } from '../../../ui/phone-field';
import { Group } from './group';
import type { FieldOf } from './organisation-fields';

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
