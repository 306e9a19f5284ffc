/** Codecs of single values: numbers, decimals, yes and no, choices, amounts. */
import { amountParts, isCurrency, parseAmount, type Currency, type Money } from '#domain/money';
import { readCount } from '#domain/numbers/typed';
import type { Codec } from '../codec';

export function wholeNumber(least = 0): Codec<number> {
  const expects = `a whole number from ${least}`;
  return {
    expects,
    shape: { type: 'number', least },
    read: (source) => {
      const count = readCount(source.text ?? '');
      return count === null || count < least ? source.reject(expects) : count;
    },
    write: String,
  };
}

/** An exact number as a string, with at most 12 decimals, such as the price of a gram. */
export const decimal: Codec<string> = {
  expects: 'a number such as 24.480',
  shape: { type: 'decimal' },
  read: (source) =>
    /^\d{1,15}(\.\d{1,12})?$/.test(source.text ?? '')
      ? source.text!
      : source.reject('a number such as 24.480'),
  write: (value) => value,
};

export const yesOrNo: Codec<boolean> = {
  expects: 'yes or no',
  shape: { type: 'yesNo' },
  read: (source) => {
    if (/^(yes|true)$/i.test(source.text ?? '')) return true;
    if (/^(no|false)$/i.test(source.text ?? '')) return false;
    return source.reject('yes or no');
  },
  write: (value) => (value ? 'yes' : 'no'),
};

/** One of some texts or numbers. */
export function choice<const Value extends string | number>(
  values: readonly Value[],
): Codec<Value> {
  const expects = `one of ${values.join(', ')}`;
  return {
    expects,
    shape: { type: 'choice', values: values.map(String) },
    read: (source) =>
      values.find((value) => String(value) === source.text) ?? source.reject(expects),
    write: String,
  };
}

const AMOUNT = 'an amount such as 28000 OMR or 12.500 OMR';

/** Other separators are ambiguous: 12,500 is twelve thousand in one country, and twelve and a half in another. */
const AMOUNT_PATTERN = /^\d+(?:\.\d+)? ?[A-Z]{3}$/;

/** An amount with its currency. @param currencies the possible ones */
export function amount(currencies: readonly Currency[]): Codec<Money> {
  return {
    expects: AMOUNT,
    shape: { type: 'money', currencies },
    read: (source) => {
      const [, code] = /([A-Z]{3})$/.exec(source.text?.trim() ?? '') ?? [];
      const isPlain = AMOUNT_PATTERN.test(source.text?.trim() ?? '');
      const parsed = isPlain && isCurrency(code) ? parseAmount(source.text!, code) : null;
      if (!parsed?.ok || parsed.value.minor <= 0) return source.reject(AMOUNT);
      return currencies.includes(parsed.value.currency)
        ? parsed.value
        : source.reject(`an amount in ${currencies.join(' or ')}`);
    },
    write: writeAmount,
  };
}

export function writeAmount(amount: Money): string {
  const { whole, fraction } = amountParts(amount, 'en');
  return `${whole.replaceAll(',', '')}${fraction} ${amount.currency}`;
}
