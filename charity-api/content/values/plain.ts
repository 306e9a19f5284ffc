/** Codecs of single values: numbers, decimals, yes and no, choices, amounts. */
import { amountParts, isCurrency, parseAmount, type Currency, type Money } from '#domain/money';
import { readCount } from '#domain/numbers/typed';
import { scalar, type Codec } from '../codec';

export const wholeNumber = (least = 0): Codec<number> =>
  scalar(
    `a whole number from ${least}`,
    { type: 'number', least },
    (text) => {
      const count = readCount(text);
      return count === null || count < least ? undefined : count;
    },
    String,
  );

/** An exact number as a string, with at most 12 decimals, such as the price of a gram. */
export const decimal = scalar(
  'a number such as 24.480',
  { type: 'decimal' },
  (text) => (/^\d{1,15}(\.\d{1,12})?$/.test(text) ? text : undefined),
  (value) => value,
);

export const yesOrNo = scalar<boolean>(
  'yes or no',
  { type: 'yesNo' },
  (text) => (/^(yes|true)$/i.test(text) ? true : /^(no|false)$/i.test(text) ? false : undefined),
  (value) => (value ? 'yes' : 'no'),
);

/** One of some texts or numbers. */
export const choice = <const Value extends string | number>(
  values: readonly Value[],
): Codec<Value> =>
  scalar(
    `one of ${values.join(', ')}`,
    { type: 'choice', values: values.map(String) },
    (text) => values.find((value) => String(value) === text),
    String,
  );

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
