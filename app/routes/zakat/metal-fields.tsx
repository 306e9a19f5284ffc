/** Fields of a line of gold or silver: weight, purity and use. */
import { MAX_TYPED, PURITIES, USES, type Metal } from '#domain/zakat';
import { useText } from '../../i18n/strings';
import { Field } from '../../ui/field';
import { Select } from '../../ui/select';
import type { LineProps } from './kind-fields';

export function MetalFields({ metal, field }: LineProps & { metal: Metal }) {
  const t = useText('zakat-calculator');
  return (
    <div className="grid grid-cols-2 gap-2 [@media(max-width:18em)]:grid-cols-1 md:grid-cols-4">
      <Field label={t('grams')} inputMode="decimal" maxLength={MAX_TYPED} {...field('grams')} />
      <Select label={t('purity')} {...field('parts')}>
        {PURITIES[metal].parts.map((parts) => (
          <option key={parts} value={parts}>
            {t(`purities.${metal}`, { parts })}
          </option>
        ))}
      </Select>
      <Select label={t('use')} {...field('use')}>
        {USES.map((use) => (
          <option key={use} value={use}>
            {t(`uses.${use}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}
