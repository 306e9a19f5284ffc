/** The languages of a record in its written form: how complete each is, and the record in some languages only. */
import { LOCALES, type Locale } from '../locales';
import { fieldsOf, isFields, type Shape, type Written, type WrittenFields } from './shape';

/** `wanted`: texts that the record needs or has in some language. `filled`: those that it has in this language. */
export type Completeness = Record<Locale, { filled: number; wanted: number }>;

type Text = { texts: WrittenFields; required: boolean };

export function completenessOf(shape: Shape, written: Written): Completeness {
  const all = textsIn(shape, written, true).filter(
    ({ texts, required }) => required || LOCALES.some((locale) => hasText(texts, locale)),
  );
  return Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      { wanted: all.length, filled: all.filter(({ texts }) => hasText(texts, locale)).length },
    ]),
  ) as Completeness;
}

export const isComplete = ({ filled, wanted }: Completeness[Locale]): boolean => filled === wanted;

/** Returns the languages in which a record has any text. */
export function begunLanguages(shape: Shape, written: Written): Locale[] {
  const all = completenessOf(shape, written);
  return LOCALES.filter((locale) => all[locale].filled > 0);
}

/**
 * Returns the languages in which a record can be published: the complete ones, and those that donors see now, so that a
 * gap is reported and no language disappears from the site unnoticed. When there are none, the one with the most texts.
 *
 * @param shown the languages of the published record
 */
export function publishableLanguages(
  shape: Shape,
  written: Written,
  shown: readonly Locale[] = [],
): Locale[] {
  const all = completenessOf(shape, written);
  const own = LOCALES.filter(
    (locale) => isComplete(all[locale]) || (shown.includes(locale) && all[locale].filled > 0),
  );
  if (own.length > 0) return own;
  return [...LOCALES].sort((a, b) => all[b].filled - all[a].filled).slice(0, 1);
}

/** Returns the record without the texts in other languages. */
export function inLanguages(shape: Shape, written: Written, languages: readonly Locale[]): Written {
  if (written === undefined) return undefined;
  if (shape.type === 'texts') {
    if (!isFields(written)) return written;
    const own = languages.flatMap((locale) =>
      locale in written ? [[locale, written[locale]] as const] : [],
    );
    return Object.fromEntries(own);
  }
  if (shape.type === 'list')
    return Array.isArray(written)
      ? written.map((item) => inLanguages(shape.item, item, languages))
      : written;
  const fields = fieldsOf(shape);
  if (!fields || !isFields(written)) return written;
  return {
    ...written,
    ...Object.fromEntries(
      fields.map(({ name, shape: inner }) => [name, inLanguages(inner, written[name], languages)]),
    ),
  };
}

function hasText(texts: WrittenFields, locale: Locale): boolean {
  const text = texts[locale];
  return typeof text === 'string' && text.trim() !== '';
}

/** Returns the texts of a record. A missing optional part has none. */
function textsIn(shape: Shape, written: Written, required: boolean): Text[] {
  if (shape.type === 'texts') return [{ texts: isFields(written) ? written : {}, required }];
  if (shape.type === 'list')
    return Array.isArray(written) ? written.flatMap((item) => textsIn(shape.item, item, true)) : [];
  const fields = fieldsOf(shape);
  if (!fields || (written === undefined && !required)) return [];
  const own = isFields(written) ? written : {};
  return fields.flatMap((field) => textsIn(field.shape, own[field.name], field.required));
}
