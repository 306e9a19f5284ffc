/** Codec of an IBAN, and the check of a bank account. */
import { IBAN } from '#contract/organisation';
import { hasIbanForm, isIban, isSampleIban, plainIban } from '#domain/money/iban';
import type { Codec } from '../codec';

/** Rejects mistyped IBANs, as banks do. Reports the sample IBAN, which only a demonstration may have. */
export const iban: Codec<string> = {
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

/** Reports an account without a number, before its fields are valid, so that all problems are reported together. */
export const withNumber = <Value>(account: Codec<Value>): Codec<Value> => ({
  ...account,
  read: (source) => {
    if (source.fields && !['iban', 'account_number'].some((name) => source.fields!.get(name)?.text))
      source.report(
        `iban is missing. Write ${IBAN}, or account_number where the country has no IBAN.`,
        0,
        { key: 'accountMissing' },
      );
    return account.read(source);
  },
});
