/** Codec of a bank account: holder, bank, number, and the currencies that it receives. */
import { CURRENCIES, type Currency } from '#domain/money';
import { hasIbanForm, isIban, isSampleIban, plainIban } from '#domain/money/iban';
import { list, object, optional, type Codec, type ObjectOf } from '../codec';
import type { Source } from '../source';
import { choice } from './plain';
import { line, matching, optionalText, text } from './text';

const IBAN = 'an IBAN such as GB29 NWBK 6016 1331 9268 19';

/** Rejects mistyped IBANs, as banks do. Reports the sample IBAN, which only a demonstration may have. */
const iban: Codec<string> = {
  expects: IBAN,
  shape: { type: 'line', form: 'iban' },
  read: (source) => {
    const read = plainIban(source.text ?? '');
    if (isIban(read)) return read;
    if (!hasIbanForm(read)) return source.reject(IBAN);
    if (!isSampleIban(read)) {
      source.report(
        `“${read}” is mistyped: its check digits do not fit. Compare it with the bank’s letter.`,
        0,
        { key: 'ibanMistyped' },
      );
      return undefined;
    }
    source.reportSample(
      'This is the sample IBAN of the demonstration. Write the IBAN of your account.',
    );
    return read;
  },
  write: (value) => value,
};

const currency = choice(CURRENCIES);

/** An empty list means all currencies. */
const currencies = optional(
  {
    ...list(currency, 1),
    read: (source: Source): Currency[] | undefined => {
      const read = list(currency, 1).read(source);
      if (read && new Set(read).size < read.length)
        return source.reject('a list that names each currency once');
      return read;
    },
  },
  [],
);

const NUMBER = 'an account number as the bank prints it, such as 12-34-56 12345678';

const fields = {
  currencies,
  holder: line,
  bankName: text,
  iban: optional(iban, ''),
  accountNumber: optional(
    matching(/^[A-Za-z0-9][A-Za-z0-9 ./-]{0,38}[A-Za-z0-9]$/, NUMBER, 'accountNumber'),
    '',
  ),
  swift: optional(
    matching(
      /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
      'a BIC of 8 or 11 letters and digits',
      'bic',
    ),
    '',
  ),
  branch: optionalText,
};

export type BankAccountValue = ObjectOf<typeof fields>;

const account = object(fields);

export const bankAccount: Codec<BankAccountValue> = {
  ...account,
  read: (source) => {
    // Before the fields are valid, so that a missing number is reported together with their problems.
    if (source.fields && !['iban', 'account_number'].some((name) => source.fields!.get(name)?.text))
      source.report(
        `iban is missing. Write ${IBAN}, or account_number where the country has no IBAN.`,
        0,
        { key: 'accountMissing' },
      );
    return account.read(source);
  },
};
