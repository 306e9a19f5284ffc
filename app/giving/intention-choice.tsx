/** The choice of the intention, for campaigns that accept zakat. The charity accounts for zakat separately. */
import type { Intention } from '#domain/cart';
import { useText } from '#web/i18n/strings';
import { FieldErrors } from '#web/ui/field';
import type { FieldState } from '#web/ui/form-reply';

export function IntentionChoice({
  intentions,
  field,
  onChoose,
}: {
  intentions: readonly Intention[];
  field: FieldState;
  onChoose?: (intention: Intention) => void;
}) {
  const t = useText('giving');
  return (
    <fieldset id={field.id} className="grid gap-1" aria-describedby={field['aria-describedby']}>
      <legend className="mb-1">{t('intentionLabel')}</legend>
      <div className="chips">
        {intentions.map((intention) => (
          <label key={intention}>
            <input
              type="radio"
              name={field.name}
              value={intention}
              data-owed={intention === 'zakat' || undefined}
              defaultChecked={intention === field.defaultValue}
              onChange={() => onChoose?.(intention)}
            />
            <span>{t(`intention.${intention}`)}</span>
          </label>
        ))}
      </div>
      <FieldErrors id={field.id} errors={field.errors} />
    </fieldset>
  );
}
