/** Fields of a line of shares or fund units: name, number, price and purpose. */
import { HOLDINGS, MAX_TYPED } from '#domain/zakat';
import { useText } from '../../i18n/strings';
import { Field } from '../../ui/field';
import { Select } from '../../ui/select';
import type { LineProps } from './kind-fields';

const NUMBER = { inputMode: 'decimal', maxLength: MAX_TYPED, autoComplete: 'off' } as const;

export function ShareFields({ kind, field, calculator }: LineProps & { kind: 'stocks' | 'funds' }) {
  const t = useText('zakat-calculator');
  return (
    <div className="grid grid-cols-2 gap-2 [@media(max-width:18em)]:grid-cols-1 md:grid-cols-4">
      <Field label={t('name')} maxLength={MAX_TYPED} {...field('name')} />
      <Field label={t(`count.${kind}`)} {...NUMBER} {...field('count')} />
      <Field label={t(`price.${kind}`)} {...NUMBER} {...field('price')} />
      <Select label={t('held')} {...field('held')}>
        {HOLDINGS.map((held) => (
          <option key={held} value={held}>
            {t(`holdings.${held}`)}
          </option>
        ))}
      </Select>
      {calculator.rulings.shares.keep === 'published' && (
        <Field
          label={t('published')}
          hint={t('publishedHint')}
          {...NUMBER}
          {...field('published')}
        />
      )}
    </div>
  );
}
