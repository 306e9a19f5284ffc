/** Recipient of the gift: name and phone number. The stylesheet shows the fields only while the checkbox is checked. */
import type { Translate } from '../i18n/translate';
import { useText } from '../i18n/strings';
import { FieldFrame } from '../ui/field';
import { PhoneField } from '../ui/phone-field';
import type { FieldState } from '../ui/use-submission';

/** Uses the namespaces giving and phone of locales/. */
export function RecipientFields({ field }: { field: (name: string) => FieldState }) {
  const t = useText('giving');
  // The inputs are not `required`: the browser would block the submission because of hidden fields.
  const { errors, ...name } = field('recipientName');
  return (
    <div className="behind">
      <label className="tick">
        <input
          type="checkbox"
          name="onBehalf"
          value="yes"
          defaultChecked={field('onBehalf').defaultValue !== undefined}
        />
        <span>{t('onBehalf')}</span>
      </label>
      <div className="grid gap-2 pt-1">
        <FieldFrame id={name.id} label={t('recipientName')} required errors={errors}>
          <input className="in" autoComplete="off" maxLength={120} {...name} />
        </FieldFrame>
        <PhoneField name="recipientPhone" field={field} label={t('recipientPhone')} required />
      </div>
    </div>
  );
}

/** Labels of the fields, for the error summary. */
export function recipientLabels(t: Translate): Record<string, string> {
  return {
    recipientName: t('giving:recipientName'),
    recipientPhone: t('giving:recipientPhone'),
  };
}
