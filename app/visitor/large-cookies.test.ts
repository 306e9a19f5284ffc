/** Tests which cookies a response to too large cookies removes: those of other programs first, then all. */
import { expect, test } from 'vitest';
import { removeLargeCookies } from './large-cookies';

const BIG = 'x'.repeat(9_000);
const removed = (cookies: string, host = 'give.example.org') =>
  removeLargeCookies(cookies, host).filter((_, at) => at % 2 === 1);

test('removes the largest cookies of other programs, and keeps cart, added gifts and sign-in', () => {
  const cookies = `cart=${BIG}; cart-gift-1=${BIG}; auth=a; _ads=${BIG}; small=1`;
  const headers = removed(cookies).join('\n');
  expect(headers).toContain('_ads=; Path=/; Max-Age=0');
  expect(headers).toContain('_ads=; Domain=example.org; Path=/; Max-Age=0');
  expect(headers).not.toMatch(/cart|auth/);
});

test('removes no more than necessary', () => {
  expect(removed(`_ads=${BIG}; small=1`).join('\n')).not.toContain('small=');
});

test('removes all cookies when the first removal did not help, so that the donor is never stuck', () => {
  const [mark] = removed(`_ads=${BIG}`);
  const headers = removeLargeCookies(`${mark!.split(';')[0]}; cart=c; _ads=${BIG}`, 'x.test');
  expect(headers.slice(0, 2)).toEqual(['clear-site-data', '"cookies"']);
  expect(headers.join('\n')).toContain('cart=; Path=/; Max-Age=0');
});

test('removes all cookies when there are only ours', () => {
  expect(removeLargeCookies(`cart=${BIG}; flow=${BIG}`, 'x.test')).toContain('clear-site-data');
});

test('has less than 4 KB of headers, also for thousands of cookies', () => {
  const cookies = Array.from({ length: 5_000 }, (_, n) => `c${n}=xxxx`).join('; ');
  expect(removeLargeCookies(cookies, 'x.test').join(': ').length).toBeLessThan(3_000);
  const names = removed('a b=1; =x; \u0001=1; _ads=1').join('\n');
  expect(names).not.toContain('a b=');
  expect(names).not.toContain('\u0001');
});

test('names no domain for an IP address', () => {
  expect(removed(`_ads=${BIG}`, '127.0.0.1:3000').join('\n')).not.toContain('Domain');
});
