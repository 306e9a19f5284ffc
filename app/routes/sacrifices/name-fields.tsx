/** Name fields of the sacrifice form: one person for each share or animal. */
import type { Translate } from '#web/i18n/translate';
import { useText } from '#web/i18n/strings';
import { FieldFrame } from '#web/ui/field';
import type { FieldState } from '#web/ui/form-reply';
import { nameField } from './choice';

type Props = { count: number; field: (name: string) => FieldState; isShared: boolean };

export function NameFields({ count, field, isShared }: Props) {
  const t = useText('sacrifices');
  const labels = nameLabels(t, { count, isShared });
  return (
    <div className="grid gap-2">
      {Array.from({ length: count }, (_, at) => {
        const name = nameField(at);
        const { errors, ...input } = field(name);
        return (
          <FieldFrame key={at} id={input.id} label={labels[name] ?? ''} required errors={errors}>
            <input className="in" maxLength={120} required {...input} />
          </FieldFrame>
        );
      })}
      <p className="hint">{t('nameHint')}</p>
    </div>
  );
}

/** Labels by field name. */
export function nameLabels(
  t: Translate,
  { count, isShared }: Pick<Props, 'count' | 'isShared'>,
): Record<string, string> {
  const label = (number: number) =>
    count === 1
      ? t('sacrifices:name.one')
      : t(isShared ? 'sacrifices:name.share' : 'sacrifices:name.animal', { number });
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [nameField(at), label(at + 1)]),
  );
}
