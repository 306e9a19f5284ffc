/** The content kind of the charity's advertising pixels: public ids at ad networks, and the currency of conversions. */
import {
  DEFAULT_CONVERSION_CURRENCY,
  PIXEL_SETTINGS,
  type PixelSetting,
} from '#contract/pixel-settings';
import { object, optional } from '../codec';
import type { Kind } from '../kind';
import { matching } from '../values/text';
import { readSettings, saveSettings } from './setting-rows';

/** The field of each setting in pixels.yaml. */
const FIELDS = {
  google_tag: 'googleTag',
  google_label: 'googleLabel',
  facebook_pixel: 'facebookPixel',
  microblog_pixel: 'microblogPixel',
  conversion_currency: 'currency',
} as const satisfies Record<string, PixelSetting>;
type Field = keyof typeof FIELDS;
/** '' for a pixel that the charity does not use. */
type Value = Record<Field, string>;

const NAMES = Object.keys(FIELDS) as Field[];
const settingOf = (field: Field) => PIXEL_SETTINGS[FIELDS[field]];
const CATEGORIES = [...new Set(NAMES.map((field) => settingOf(field).category))];

const idOf = (field: Field, expects: string) =>
  optional(matching(settingOf(field).form, expects, 'clientId'), '');

export const pixels: Kind<Value> = {
  name: 'pixels',
  isSingle: true,
  codec: object({
    google_tag: idOf('google_tag', 'an id of Google Ads, such as AW-123456789'),
    google_label: idOf('google_label', 'the label of a conversion in Google Ads'),
    facebook_pixel: idOf('facebook_pixel', 'a pixel id of digits'),
    microblog_pixel: idOf('microblog_pixel', 'a pixel id such as o1a2b'),
    conversion_currency: optional(
      matching(settingOf('conversion_currency').form, 'a currency such as MYR', 'currency'),
      DEFAULT_CONVERSION_CURRENCY,
    ),
  }),
  read: async (db) => {
    const settings = new Map(
      await Promise.all(
        CATEGORIES.map(async (category) => [category, await readSettings(db, category)] as const),
      ),
    );
    if ([...settings.values()].every(({ size }) => size === 0)) return [];
    const value = Object.fromEntries(
      NAMES.map((field) => {
        const { category, key } = settingOf(field);
        return [field, settings.get(category)?.get(key) ?? ''];
      }),
    ) as Value;
    value.conversion_currency ||= DEFAULT_CONVERSION_CURRENCY;
    return [{ id: 'pixels', value }];
  },
  save: async (db, { value }) => {
    for (const field of NAMES) {
      const { category, key } = settingOf(field);
      await saveSettings(db, category, { [key]: value[field] || undefined });
    }
  },
  remove: async (db) => {
    await db.deleteFrom('settings').where('category', 'in', CATEGORIES).execute();
    return 'deleted';
  },
};
