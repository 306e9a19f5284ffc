/** The cookie of a cart with several campaigns, one of them a gift in the name of another person. */
import { cartPacking } from '#app/visitor/cart-cookie.server';
import { COOKIE_NAMES } from '#app/visitor/plain-request';
import { sealedCookie } from '#web/security/sealed-cookie.server';
import type { Cart } from '#domain/cart';
import type { Currency } from '#domain/money';

const PROJECTS = ['tankers', 'bread', 'zakat-fund'];

/** A campaign of the demonstration. */
export const CAMPAIGN = 'water-trucking-north-gaza';

/** The cart of a donor of the demonstration, which the benchmark measures. */
export const demonstrationCart = (): string =>
  cartCookie('OMR', [CAMPAIGN, 'learning-room-for-240-children', 'zakat-fund']);

const cartIn = (currency: Currency, projects: readonly string[]): Cart => ({
  currency,
  lines: projects.map((offeringId, n) => ({
    id: `gift-0000000${n}`,
    offeringId,
    minor: 25_000 * (n + 1),
    quantity: 1,
    intention: offeringId === 'zakat-fund' ? 'zakat' : 'sadaqa',
    ...(n === 0 && { recipient: { name: 'مريم بنت خلفان الحارثية', phone: '+96892345678' } }),
  })),
});

/** Value of SESSION_SECRETS for the processes that receive this cart. */
export const CART_SECRET = 'a-secret-of-the-tests-and-of-no-site';

/** @param projects ids of the campaigns; by default those of the test charity */
export function cartCookie(currency: Currency = 'OMR', projects = PROJECTS): string {
  const settings = { secrets: [CART_SECRET], secure: false };
  const written = sealedCookie(COOKIE_NAMES.cart, cartPacking, settings).write(
    cartIn(currency, projects),
  );
  return written!.split(';', 1)[0]!;
}
