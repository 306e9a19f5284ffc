/** Codecs of single values: numbers, decimals, yes and no, choices, amounts. */
import { amountParts, CURRENCIES, isCurrency, money, parseAmount, type Money } from '#domain/money';
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

export function choice<const Value extends string>(values: readonly Value[]): Codec<Value> {
  const expects = `one of ${values.join(', ')}`;
  return {
    expects,
    shape: { type: 'choice', values },
    read: (source) => values.find((value) => value === source.text) ?? source.reject(expects),
    write: (value) => value,
  };
}

const AMOUNT = 'an amount such as 28000 OMR or 12.500 OMR';

/** Other separators are ambiguous: 12,500 is twelve thousand in one country, and twelve and a half in another. */
const AMOUNT_PATTERN = /^\d+(?:\.\d+)? ?[A-Z]{3}$/;

/** An amount with its currency. */
export const amountOfMoney: Codec<Money> = {
  expects: AMOUNT,
  shape: { type: 'money', currencies: CURRENCIES },
  read: (source) => {
    const [, code] = /([A-Z]{3})$/.exec(source.text?.trim() ?? '') ?? [];
    const isPlain = AMOUNT_PATTERN.test(source.text?.trim() ?? '');
    const parsed = isPlain && isCurrency(code) ? parseAmount(source.text!, code) : null;
    return parsed?.ok && parsed.value.minor > 0 ? parsed.value : source.reject(AMOUNT);
  },
  write: (amount) => {
    const { whole, fraction } = amountParts(amount, 'en');
    return `${whole.replaceAll(',', '')}${fraction} ${amount.currency}`;
  },
};

/** An amount in OMR, for offerings. The value is in baisa. */
export const amount: Codec<number> = {
  expects: AMOUNT,
  shape: { type: 'money', currencies: ['OMR'] },
  read: (source) => {
    const read = amountOfMoney.read(source);
    if (read && read.currency !== 'OMR') return source.reject('an amount in OMR');
    return read?.minor;
  },
  write: (baisa) => amountOfMoney.write(money(baisa, 'OMR')),
};
