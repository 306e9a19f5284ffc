/** Parses an amount that a donor typed. */
import { westernDigits } from '../numbers/digits';
import { readNumber } from '../numbers/typed';
import { CURRENCIES, exponentOf, minorPerUnit, type Currency } from './currency';
import { money, type Money } from './money';

/** The reason why a text is not a valid amount. Each is a message key of the forms. */
type AmountProblem = 'missing' | 'notANumber' | 'otherCurrency' | 'tooManyDecimals' | 'tooLarge';

export type ParsedAmount = { ok: true; value: Money } | { ok: false; problem: AmountProblem };

/** More digits than any accepted gift has. Guarantees a safe integer of minor units. */
const MAX_WHOLE_DIGITS = 12;

/**
 * Regular expressions for the names and signs of each currency in the four languages. "rial" alone is the Omani rial,
 * because no other rial is accepted.
 */
const NAMES: Record<Currency, string> = {
  OMR: 'OMR|R\\.?O\\.?|(?:Omani |Umman )?ri(?:y)?al(?:s|i)?(?: Oman)?|ر\\.? ?ع\\.?|ريال(?:ات|ين|[اًٌ]{1,2})?(?: عمانيا?| عُمانيا?)?',
  USD: 'USD|US ?\\$|\\$|(?:US )?dollars?|(?:ABD )?dolar(?:ı)?(?: AS)?|دولار(?:ات|ين|[اًٌ]{1,2})?(?: أمريكيا?)?',
  EUR: 'EUR|€|euros?|avro|يورو',
  GBP: 'GBP|£|pounds?(?: sterling)?|(?:İngiliz )?sterlini?|pound ?sterling|(?:جنيه|جنيهات|جنيها|جنيهًا)(?: إسترليني(?:ا|ة)?)?',
};

const NAMED = CURRENCIES.map((currency) => ({
  currency,
  // No lookbehind assertions: Safari before 16.4 cannot load a module that contains one.
  pattern: new RegExp(
    `^(?:${NAMES[currency]}) *(?=[\\d.,])|([\\d.,]) *(?:${NAMES[currency]})$`,
    'iu',
  ),
}));

/** "2.500" means two and a half in English, and two thousand five hundred in Turkish and Indonesian. */
const DOT_AND_THREE_DIGITS = /^[1-9]\d{0,2}\.\d{3}$/;

/**
 * Parses an amount into exact minor units. Accepts Arabic digits as well, and both decimal separators (see readNumber).
 * The chosen currency may be named before or after the number: "OMR 25", "25 rials". Rejects signs, exponents and other
 * text, and "2.500" in a currency with two decimals, which may mean two and a half or two thousand five hundred.
 */
export function parseAmount(text: string, currency: Currency): ParsedAmount {
  const typed = westernDigits(text).trim();
  if (typed === '') return { ok: false, problem: 'missing' };
  const named = NAMED.find(({ pattern }) => pattern.test(typed));
  const written = named ? typed.replace(named.pattern, '$1') : typed;
  const number = readNumber(written);
  if (!number) return { ok: false, problem: 'notANumber' };
  if (named && named.currency !== currency) return { ok: false, problem: 'otherCurrency' };
  const { whole, decimals } = number;
  if (whole.replace(/^0+/, '').length > MAX_WHOLE_DIGITS) return { ok: false, problem: 'tooLarge' };
  const exponent = exponentOf(currency);
  const significant = decimals.replace(/0+$/, '');
  if (significant.length > exponent) return { ok: false, problem: 'tooManyDecimals' };
  // The Arabic separator ٫ marks decimals only.
  if (exponent < 3 && DOT_AND_THREE_DIGITS.test(written.trim()) && !text.includes('٫'))
    return { ok: false, problem: 'notANumber' };
  const minor =
    Number(whole || '0') * minorPerUnit(currency) +
    Number(significant.padEnd(exponent, '0') || '0');
  return { ok: true, value: money(minor, currency) };
}
