/** The label of a field of content, from its path. */
import { isFields, type Written } from '#domain/content/shape';
import { isLocale, LOCALE_NAMES } from '#domain/locales';
import { contentText, type Words } from './value-text';

/**
 * Returns the label of the field `budget[2].label.ar`: "Budget 2: Label › العربية".
 * @param written the record. The first field of a row is its name, if it is not a text in languages: "Gold: Price"
 */
export function pathLabel(path: string, words: Words, written?: Written): string {
  let value = written;
  let [before, label, gap] = ['', '', ''];
  for (const [, name = '', index] of path.matchAll(/([\w-]+)|\[(\d+)\]/g))
    if (index === undefined) {
      const row = value !== undefined && isFields(value) ? value : {};
      // `id` is also the name of a field, such as the one of a repair.
      const isLanguage = isLocale(name) && Object.keys(row).every(isLocale);
      value = row[name];
      before = label + gap;
      label = before + (isLanguage ? LOCALE_NAMES[name] : words.t(`content-fields:fields.${name}`));
      gap = ' › ';
    } else {
      value = Array.isArray(value) ? value[Number(index) - 1] : undefined;
      const [first] = value !== undefined && isFields(value) ? Object.values(value) : [];
      const isName = typeof first === 'string' && first !== '';
      label = isName ? before + contentText(first, words) : `${label} ${index}`;
      gap = ': ';
    }
  return label;
}
