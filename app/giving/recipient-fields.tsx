/** Recipient of the gift: name and phone number. The stylesheet shows the fields only while the checkbox is checked. */
import { useText } from '#web/i18n/strings';
import type { Translate } from '#web/i18n/translate';
import { FieldFrame, Select } from '#web/ui/field';
import type { FieldState } from '#web/ui/form-reply';
import { PhoneField } from '#web/ui/phone-field';
import type { SavedRecipient } from './saved-recipients.server';

type Props = {
  field: (name: string) => FieldState;
  /** Recipients of a signed-in donor. The stylesheet hides the other fields while one of them is selected. */
  saved?: readonly SavedRecipient[] | undefined;
};

/** Uses the namespaces giving and phone of locales/. */
export function RecipientFields({ field, saved = [] }: Props) {
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
        {saved.length > 0 && (
          <Select label={t('savedRecipient')} {...field('savedRecipient')}>
            <option value="">{t('otherRecipient')}</option>
            {saved.map((person) => (
              <option key={person.id} value={person.id}>
                {person.name}
              </option>
            ))}
          </Select>
        )}
        <FieldFrame id={name.id} label={t('recipientName')} required errors={errors}>
          <input className="in" maxLength={120} {...name} />
        </FieldFrame>
        <PhoneField name="recipientPhone" field={field} label={t('recipientPhone')} required />
      </div>
    </div>
  );
}

/** Labels of the fields, for the error summary. */
export function recipientLabels(t: Translate): Record<string, string> {
  return {
    savedRecipient: t('giving:savedRecipient'),
    recipientName: t('giving:recipientName'),
    recipientPhone: t('giving:recipientPhone'),
  };
}
