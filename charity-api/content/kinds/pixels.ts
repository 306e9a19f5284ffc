/** The content kind of the charity's advertising pixels: public ids at ad networks, and the currency of conversions. */
import * as z from 'zod';
import { currencyCode, matching, orEmpty } from '#contract/fields';
import {
  DEFAULT_CONVERSION_CURRENCY,
  PIXEL_SETTINGS,
  type PixelSetting,
} from '#contract/pixel-settings';
import { settingsKind } from './setting-rows';

/** The field of each setting in pixels.yaml. */
const FIELDS = {
  google_tag: 'googleTag',
  google_label: 'googleLabel',
  facebook_pixel: 'facebookPixel',
  microblog_pixel: 'microblogPixel',
  conversion_currency: 'currency',
} as const satisfies Record<string, PixelSetting>;
type Field = keyof typeof FIELDS;
const NAMES = Object.keys(FIELDS) as Field[];
const settingOf = (field: Field) => PIXEL_SETTINGS[FIELDS[field]];

/** '' for a pixel that the charity does not use. */
const idOf = (field: Field, expects: string) =>
  orEmpty(matching(settingOf(field).form, 'clientId', expects));

export const pixels = settingsKind({
  name: 'pixels',
  categories: [...new Set(NAMES.map((field) => settingOf(field).category))],
  schema: z.object({
    google_tag: idOf('google_tag', 'an id of Google Ads, such as AW-123456789'),
    google_label: idOf('google_label', 'the label of a conversion in Google Ads'),
    facebook_pixel: idOf('facebook_pixel', 'a pixel id of digits'),
    microblog_pixel: idOf('microblog_pixel', 'a pixel id such as o1a2b'),
    conversion_currency: currencyCode.default(DEFAULT_CONVERSION_CURRENCY),
  }),
  settingsOf: (value) =>
    NAMES.map((field) => {
      const { category, key } = settingOf(field);
      return [category, { [key]: value[field] || undefined }];
    }),
});
