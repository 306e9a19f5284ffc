/** What the calculator's fields are called outside of their line, for the summary of what is wrong. */
import { FIELDS, KINDS, METALS, WRITTEN, type Kind, type Rows } from '#domain/zakat';
import type { Translate } from '../../i18n/translate';

export function fieldLabels(t: Translate, rows: Rows): Record<string, string> {
  const ofLines = KINDS.flatMap((kind) =>
    rows[kind].flatMap((_, at) => {
      const line =
        rows[kind].length > 1 ? ` (${t('zakat-calculator:line', { number: at + 1 })})` : '';
      return FIELDS[kind]
        .filter((field) => WRITTEN.includes(field))
        .map((field) => [
          `${kind}.${at}.${field}`,
          `${t(`zakat-calculator:title.${kind}`)}${line}, ${fieldLabel(t, kind, field)}`,
        ]);
    }),
  );
  const own = METALS.map((metal) => [`own.${metal}`, t(`zakat-calculator:own.${metal}`)]);
  return Object.fromEntries([...ofLines, ...own]) as Record<string, string>;
}

/** Shares and units of funds are counted and priced by other words. */
function fieldLabel(t: Translate, kind: Kind, field: string): string {
  const isShare = kind === 'stocks' || kind === 'funds';
  return isShare && (field === 'count' || field === 'price')
    ? t(`zakat-calculator:${field}.${kind}`)
    : t(`zakat-calculator:${field}`);
}
