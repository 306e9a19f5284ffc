/** Choice of the repairs that receive the gift: all in order of priority, or one. */
import { sum, type Money, formatMoney } from '#domain/money';
import type { InLanguage } from '#web/charity/results';
import { useText, useLocale } from '#web/i18n/strings';
import { FieldErrors } from '#web/ui/field';
import type { FieldState } from '#web/ui/form-reply';
import { ALL_REPAIRS } from './choice';
import type { RepairView } from './view.server';

type Props = {
  open: readonly RepairView[];
  field: FieldState;
  /** Called on every change, when scripts run. */
  onChoose: (to: string) => void;
};

export function RepairChoice({ open, field, onChoose }: Props) {
  const t = useText('mosques');
  const [only] = open;
  if (open.length === 1 && only) {
    return (
      <p>
        <input type="hidden" name={field.name} value={only.id} />
        <b {...only.language}>{only.title}</b> <StillNeeded left={only.rest ?? only.left} />
      </p>
    );
  }
  const lefts = open.map(({ rest, left }) => rest ?? left);
  const choices: (InLanguage & { id: string; title: string; left: Money })[] = [
    { id: ALL_REPAIRS, title: t('all'), left: sum(lefts, lefts[0]!.currency) },
    ...open.map(({ id, title, language }, at) => ({ id, title, language, left: lefts[at]! })),
  ];
  return (
    <fieldset id={field.id} aria-describedby={field['aria-describedby']}>
      <legend className="mb-1">{t('choose')}</legend>
      {choices.map(({ id, title, language, left }) => (
        <label key={id} className="pick">
          <input
            type="radio"
            name={field.name}
            value={id}
            // The chosen repair may be completed now, and no other choice replaces it automatically.
            required
            defaultChecked={id === (field.defaultValue ?? ALL_REPAIRS)}
            onChange={() => onChoose(id)}
          />
          <span className="grid">
            <b {...language}>{title}</b>
            <StillNeeded left={left} />
          </span>
        </label>
      ))}
      <FieldErrors id={field.id} errors={field.errors} />
    </fieldset>
  );
}

/** Text with the balance that a repair still needs. */
export function StillNeeded({ left }: { left: Money }) {
  const t = useText('mosques');
  const locale = useLocale();
  return <span className="sm muted">{t('left', { amount: formatMoney(left, locale) })}</span>;
}
