/** Formula of a line as text, with numbers left-to-right in all languages. */
import { currencyCode, type Currency } from '#domain/money';
import type { Line } from '#domain/zakat';
import { useLocale, useText } from '#web/i18n/strings';

/** Isolates left-to-right text with Unicode control characters. */
export const ltr = (text: string): string => `\u2066${text}\u2069`;

export function FormulaText({
  formula,
  currency,
}: {
  formula: Line['formula'];
  currency: Currency;
}) {
  const t = useText('zakat-calculator');
  const code = currencyCode(currency, useLocale());
  switch (formula.is) {
    case 'typed':
      return t('formula.typed');
    case 'debt':
      return t('formula.debt');
    case 'paid':
      return t('formula.paid');
    case 'worn':
      return t('formula.worn');
    case 'metal': {
      const { grams, parts, whole, pure, perGram } = formula;
      const sum = ltr(`${grams} × ${parts} ÷ ${whole} = ${pure}`);
      return t('formula.metal', { sum, price: `${ltr(perGram)} ${code}` });
    }
    case 'market':
      return t('formula.market', { sum: ltr(`${formula.count} × ${formula.price}`) });
    case 'proxy': {
      const sum = ltr(`${formula.count} × ${formula.price} × ${formula.share}`);
      return t('formula.proxy', { sum });
    }
    case 'published': {
      const sum = ltr(`${formula.count} × ${formula.zakat} ÷ ${formula.rate}`);
      return t('formula.published', { sum });
    }
  }
}
