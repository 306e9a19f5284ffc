/** A gift on behalf of somebody: name and phone, asked for only when the box is ticked, which the stylesheet sees to. */
import { useText } from '../../../i18n/strings';
import { Frame } from '../../../ui/field';
import type { FieldState } from '../../../ui/use-submission';

export function RecipientFields({ field }: { field: (name: string) => FieldState }) {
  const t = useText('giving');
  const name = field('recipientName');
  const phone = field('recipientPhone');
  return (
    <div className="group">
      <label className="tick">
        <input
          type="checkbox"
          name="onBehalf"
          value="yes"
          defaultChecked={field('onBehalf').defaultValue !== undefined}
        />
        <span>{t('onBehalf')}</span>
      </label>
      {/* Browsers that cannot see the tick from here show the fields always. */}
      <div className="grid gap-2 pt-1 supports-[selector(:has(a))]:hidden supports-[selector(:has(a))]:group-has-checked:grid">
        <Frame id={name.id} label={t('recipientName')} required errors={name.errors}>
          <input className="in" autoComplete="off" maxLength={120} {...attributes(name)} />
        </Frame>
        <Frame
          id={phone.id}
          label={t('recipientPhone')}
          required
          hint={t('phoneHint')}
          errors={phone.errors}
        >
          <input
            className="in"
            type="tel"
            dir="ltr"
            autoComplete="off"
            maxLength={40}
            {...attributes(phone)}
            aria-describedby={[`${phone.id}-hint`, phone['aria-describedby']]
              .filter(Boolean)
              .join(' ')}
          />
        </Frame>
      </div>
    </div>
  );
}

/** Not `required`: a browser would hold up the whole form for fields that nobody sees. */
function attributes({ errors: _, ...field }: FieldState) {
  return field;
}
