/** The pages of the demonstration that the benchmarks in a browser measure, and the cart that two of them show. */
import { localisedPath, type SitePath } from '#web/links';
import type { Locale } from '#domain/locales';
import { CAMPAIGN, cartCookie } from './cart';

export type MeasuredPage = { name: string; path: string; cookie?: string };

const cookie = cartCookie('USD', [CAMPAIGN]);

const PAGES: Record<string, { path: SitePath; cookie?: string }> = {
  home: { path: '/' },
  list: { path: '/projects' },
  campaign: { path: `/projects/${CAMPAIGN}` },
  calculator: { path: '/projects/zakat/calculator' },
  cart: { path: '/cart', cookie },
  checkout: { path: '/checkout', cookie },
};

export const PAGE_NAMES = Object.keys(PAGES);

/** @throws Error for an unknown name */
export function measuredPages(
  names: readonly string[],
  locales: readonly Locale[],
): MeasuredPage[] {
  return names.flatMap((name) => {
    const page = PAGES[name];
    if (!page) throw new Error(`Unknown page "${name}". Pages: ${PAGE_NAMES.join(', ')}`);
    return locales.map((locale) => ({
      ...page,
      name: `${name} ${locale}`,
      path: localisedPath(page.path, locale),
    }));
  });
}

/** @throws Error when the cart is empty, because another page would then be measured */
export async function expectGiftInCart(origin: string): Promise<void> {
  const answer = await fetch(`${origin}/cart`, { headers: { cookie } });
  if (!(await answer.text()).includes(CAMPAIGN)) throw new Error('The measured cart has no gift');
}
