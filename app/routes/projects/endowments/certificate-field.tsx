/** Checkbox for a certificate, and the field for the name on it. CSS shows the field once the box is checked. */
import { useText } from '../../../i18n/strings';
import { FieldFrame } from '../../../ui/field';
import type { FieldState } from '../../../ui/use-submission';

export function CertificateField({ field }: { field: (name: string) => FieldState }) {
  const t = useText('endowments');
  // Not `required`: while the field is hidden, the browser would reject the form without a visible message.
  const { errors, ...name } = field('certificateName');
  return (
    <div className="behind">
      <label className="tick">
        <input
          type="checkbox"
          name="certificate"
          value="yes"
          defaultChecked={field('certificate').defaultValue !== undefined}
        />
        <span>{t('certificate')}</span>
      </label>
      <div className="pt-1">
        <FieldFrame
          id={name.id}
          label={t('certificateName')}
          required
          hint={t('certificateHint')}
          errors={errors}
        >
          <input className="in" maxLength={120} {...name} />
        </FieldFrame>
      </div>
    </div>
  );
}
