/** The label of a field of content, from its path. */
import type { Translate } from '#app/i18n/translate';
import { isLocale, LOCALE_NAMES } from '#domain/locales';

/** Returns the label of the field `budget[2].label.ar`: "Budget › 2 › Label › العربية". */
export function pathLabel(path: string, t: Translate): string {
  const parts = [...path.matchAll(/([\w-]+)|\[(\d+)\]/g)].map(([, name = '', index]) => {
    if (index !== undefined) return index;
    return isLocale(name) ? LOCALE_NAMES[name] : t(`content-fields:fields.${name}`);
  });
  return parts.join(' › ');
}
