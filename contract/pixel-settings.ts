/** System settings of advertising pixels: the category, key and form of each id. Ids are public. */

export const PIXEL_SETTINGS = {
  /** Google Ads account. */
  googleTag: { category: 'google-tag', key: 'id', form: /^AW-\d{6,14}$/ },
  /** Label of the conversion "donation" in the Google Ads account. */
  googleLabel: { category: 'google-tag', key: 'label', form: /^[\w-]{5,40}$/ },
  /** Currency in which conversions are reported (ISO 4217). */
  currency: { category: 'google-tag', key: 'currency', form: /^[A-Z]{3}$/ },
  facebookPixel: { category: 'facebook-pixel', key: 'id', form: /^\d{10,20}$/ },
  microblogPixel: { category: 'microblog-pixel', key: 'id', form: /^[a-z\d]{4,12}$/ },
} as const;
export type PixelSetting = keyof typeof PIXEL_SETTINGS;

/** Reported unless the charity chooses another currency. */
export const DEFAULT_CONVERSION_CURRENCY = 'MYR';
