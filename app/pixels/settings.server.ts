/** Reads the ids of the charity's advertising pixels. */
import { DEFAULT_CONVERSION_CURRENCY, PIXEL_SETTINGS } from '#contract/pixel-settings';
import type { CharityClient } from '../charity/client.server';
import { readId } from '#web/charity/settings.server';

export type PixelIds = {
  /** Id of a Google Ads account: `AW-` and digits. */
  googleTag: string | null;
  googleLabel: string | null;
  facebookPixel: string | null;
  microblogPixel: string | null;
  /** ISO 4217. */
  currency: string;
};

/** Returns null when the charity uses no pixel. */
export async function readPixels(charity: CharityClient): Promise<PixelIds | null> {
  const [googleTag, googleLabel, currency, facebookPixel, microblogPixel] = await Promise.all(
    (['googleTag', 'googleLabel', 'currency', 'facebookPixel', 'microblogPixel'] as const).map(
      (name) => readId(charity, name),
    ),
  );
  const adsTag = googleTag && PIXEL_SETTINGS.googleTag.form.test(googleTag) ? googleTag : null;
  if (!adsTag && !facebookPixel && !microblogPixel) return null;
  return {
    googleTag: adsTag,
    googleLabel: googleLabel ?? null,
    facebookPixel: facebookPixel ?? null,
    microblogPixel: microblogPixel ?? null,
    currency: currency ?? DEFAULT_CONVERSION_CURRENCY,
  };
}
