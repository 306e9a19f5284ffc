/** On whose behalf: a name for each share or animal. */
import { useText } from '../../i18n/strings';
import { Frame } from '../../ui/field';
import type { FieldState } from '../../ui/use-submission';
import { nameField } from './choice';

type Props = { count: number; field: (name: string) => FieldState; isShared: boolean };

export function NameFields({ count, field, isShared }: Props) {
  const t = useText('sacrifices');
  const label = (at: number) =>
    count === 1 ? t('name.one') : t(isShared ? 'name.share' : 'name.animal', { number: at + 1 });
  return (
    <div className="grid gap-2">
      {Array.from({ length: count }, (_, at) => {
        const { errors, ...input } = field(nameField(at));
        return (
          <Frame key={at} id={input.id} label={label(at)} required errors={errors}>
            <input className="in" autoComplete="off" maxLength={120} required {...input} />
          </Frame>
        );
      })}
      <p className="hint">{t('nameHint')}</p>
    </div>
  );
}
