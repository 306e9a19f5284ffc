/** Labels of the calculator's fields in the error summary, where the line of a field must be named too. */
import { FIELDS, KINDS, METALS, TEXT_FIELDS, type Kind, type Rows } from '#domain/zakat';
import type { Translate } from '../../i18n/translate';

export function fieldLabels(t: Translate, rows: Rows): Record<string, string> {
  const ofLines = KINDS.flatMap((kind) =>
    rows[kind].flatMap((_, at) => {
      const line =
        rows[kind].length > 1 ? ` (${t('zakat-calculator:line', { number: at + 1 })})` : '';
      return FIELDS[kind]
        .filter((field) => TEXT_FIELDS.includes(field))
        .map((field) => [
          `${kind}.${at}.${field}`,
          `${t(`zakat-calculator:title.${kind}`)}${line}, ${fieldLabel(t, kind, field)}`,
        ]);
    }),
  );
  const own = METALS.map((metal) => [`own.${metal}`, t(`zakat-calculator:own.${metal}`)]);
  return Object.fromEntries([...ofLines, ...own]) as Record<string, string>;
}

/** Fields for the number and price of shares and fund units have their own labels. */
function fieldLabel(t: Translate, kind: Kind, field: string): string {
  const isShare = kind === 'stocks' || kind === 'funds';
  return isShare && (field === 'count' || field === 'price')
    ? t(`zakat-calculator:${field}.${kind}`)
    : t(`zakat-calculator:${field}`);
}
