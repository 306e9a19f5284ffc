/** Two tabs change the cart at the same moment: both gifts are in the cart, or a message says which was not added. */
import { describe, expect, test } from 'vitest';
import { MAX_CART_LINES } from '#domain/constants';
import type { Currency } from '#domain/money';
import { CART_LINE, cartOf } from '#tests/support/carts';
import { CookieJar } from '#tests/support/cookie-jar';
import { visit } from '#tests/support/site';
import { pageKey } from './page-key.server';
import { anonymousRequestKey } from './plain-request';
import {
  commitAddedLines,
  commitCart,
  forgetLostAdditions,
  readVisitor,
  type Visitor,
} from './visitor.server';

const line = (id: string) => ({ ...CART_LINE, id });

/** A browser, whose tabs all send its cookies, and store those of their responses. */
class Browser extends CookieJar {
  request = () => visit('/projects', { headers: { cookie: this.header } });
  visitor = () => readVisitor(this.request());
}

/** The response to a form that adds a gift, with the cookies that the browser has now. */
function add(browser: Browser, id: string, currency: Currency = 'OMR') {
  const visitor = browser.visitor();
  const cart = { ...visitor.cart, currency, lines: [...visitor.cart.lines, line(id)] };
  return commitAddedLines(cart, visitor, { lines: [line(id)], currency });
}
const idsIn = ({ cart }: Pick<Visitor, 'cart'>) => cart.lines.map(({ id }) => id).sort();

describe('two tabs', () => {
  test.each(['first', 'second'] as const)(
    'that add a gift at the same moment have both, when the %s response arrives last',
    (last) => {
      const browser = new Browser();
      browser.receive(commitCart(cartOf({ id: 'gift-old' })));
      const responses = [add(browser, 'gift-a'), add(browser, 'gift-b')];
      if (last === 'first') responses.reverse();
      for (const response of responses) browser.receive(response);
      expect(idsIn(browser.visitor())).toEqual(['gift-a', 'gift-b', 'gift-old']);
      // Each tab sees the same cart, so that two forms create one order.
      expect(browser.visitor().cartId).toBe(browser.visitor().cartId);
    },
  );

  test('that add five gifts at the same moment, twice, have ten', () => {
    const browser = new Browser();
    for (const round of ['a', 'b']) {
      const responses = [1, 2, 3, 4, 5].map((n) => add(browser, `gift-${round}${n}`));
      for (const response of responses) browser.receive(response);
    }
    expect(browser.visitor().cart.lines).toHaveLength(10);
    browser.receive(add(browser, 'gift-last'));
    // The last change has stored all gifts in the cart's cookie, and removed the others but its own.
    expect([...browser.keys()].sort()).toEqual(['cart', 'cart-gift-last']);
    expect(browser.visitor().cart.lines).toHaveLength(11);
  });

  test('of which one removes a gift while the other adds one: the new gift is in the cart', () => {
    const browser = new Browser();
    browser.receive(commitCart(cartOf({ id: 'gift-old' })));
    const adding = add(browser, 'gift-new');
    const removing = commitCart(cartOf(), browser.visitor());
    browser.receive(adding);
    browser.receive(removing);
    expect(idsIn(browser.visitor())).toEqual(['gift-new']);
  });

  test('of which one sets a monthly gift while the other adds a gift have both', () => {
    const browser = new Browser();
    const { quantity: _, ...subscription } = line('monthly');
    const setting = commitCart({ ...cartOf(), subscription }, browser.visitor());
    browser.receive(add(browser, 'gift-a'));
    browser.receive(setting);
    expect(browser.visitor().cart).toMatchObject({
      subscription: { id: 'monthly' },
      lines: [{ id: 'gift-a' }],
    });
  });

  test('of which one changes the currency: a message says that the gift was not added, once', () => {
    const browser = new Browser();
    browser.receive(commitCart(cartOf({ id: 'gift-old' })));
    const adding = add(browser, 'gift-a');
    const changing = commitCart(
      { ...cartOf({ id: 'gift-old' }), currency: 'USD' },
      browser.visitor(),
    );
    browser.receive(adding);
    browser.receive(changing);
    const visitor = browser.visitor();
    expect([idsIn(visitor), visitor.cart.currency]).toEqual([['gift-old'], 'USD']);
    expect(visitor.additions.lost).toEqual(['cart-gift-a']);
    // The message is for this visitor only.
    expect(pageKey(browser.request())).toBeNull();
    browser.receive(forgetLostAdditions(visitor));
    expect(browser.visitor().additions).toEqual({ merged: [], lost: [], newest: null });
    expect(pageKey(browser.request())).not.toBeNull();
  });

  test('of which one fills the cart: a message says that the gift was not added', () => {
    const browser = new Browser();
    const adding = add(browser, 'gift-a');
    const full = Array.from({ length: MAX_CART_LINES }, (_, n) => ({ id: `gift-${n}` }));
    browser.receive(adding);
    browser.receive(commitCart(cartOf(...full)));
    expect(browser.visitor().additions.lost).toEqual(['cart-gift-a']);
  });
});

test('two donors who add the same gift at the same moment have carts with different ids, also without the cart cookie', () => {
  const [one, other] = [0, 1].map(() => {
    const browser = new Browser();
    const added = { currency: 'OMR', lines: [line('same')] } as const;
    // The last header is the cookie of the addition.
    browser.receive(commitAddedLines(cartOf({ id: 'same' }), browser.visitor(), added)!.slice(-1));
    return browser.visitor();
  });
  expect(one!.cart.lines).toEqual(other!.cart.lines);
  expect(one!.cartId).not.toBe(other!.cartId);
});

test('a removed gift stays removed: the change of the cart removes the cookie of the addition', () => {
  const browser = new Browser();
  browser.receive(add(browser, 'gift-a'));
  browser.receive(commitCart(cartOf(), browser.visitor()));
  expect(idsIn(browser.visitor())).toEqual([]);
});

test('a forged cookie of an addition has no effect, and its page is not shared', () => {
  const browser = new Browser();
  browser.receive(add(browser, 'gift-a'));
  const sealed = browser.get('cart-gift-a')!;
  browser.clear();
  // The name is signed, too.
  browser.set('cart-gift-b', sealed);
  browser.set('cart-gift-a', `${sealed.slice(0, -2)}xx`);
  expect(browser.visitor().cart.lines).toEqual([]);
  const { headers } = browser.request();
  expect(anonymousRequestKey('/projects', { cookie: headers.get('cookie')! })).toBeNull();
});

test('a forged cookie of an addition cannot make the server check more than eight signatures', () => {
  const browser = new Browser();
  for (let n = 0; n < 20; n += 1) browser.receive(commitAddition(`gift-${n}`));
  expect(browser.visitor().cart.lines).toHaveLength(8);
});

/** The response of a tab with an empty cart. */
function commitAddition(id: string) {
  return add(new Browser(), id)?.filter((header) => header.startsWith('cart-')) ?? null;
}
