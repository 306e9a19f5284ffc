/** Title of a line in the explanation, such as "Gold, 170 g, 21 carat". */
import type { Line } from '#domain/zakat';
import { useText } from '../../i18n/strings';

export function LineTitle({ line: { kind, name, formula } }: { line: Line }) {
  const t = useText('zakat-calculator');
  if ((kind === 'gold' || kind === 'silver') && 'grams' in formula) {
    const { grams, parts } = formula;
    return t(`weighed.${kind}`, { grams, purity: t(`purities.${kind}`, { parts }) });
  }
  if (kind !== 'stocks' && kind !== 'funds') return t(`title.${kind}`);
  const held = t(`heldAs.${heldAs(formula.is)}`);
  // The name may have another text direction than the text around it.
  return name
    ? t(`named.${kind}`, { name: `\u2068${name}\u2069`, held })
    : t(`unnamed.${kind}`, { held });
}

function heldAs(is: Line['formula']['is']): 'trade' | 'keep' | 'paid' {
  return is === 'market' ? 'trade' : is === 'paid' ? 'paid' : 'keep';
}
