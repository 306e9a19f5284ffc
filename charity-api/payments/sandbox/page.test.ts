/** Tests the payment page of the sandbox gateway: its content, its security headers, and its decisions. */
import { describe, expect, test } from 'vitest';
import { LOCALES } from '#domain/locales';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import {
  gatewayPath,
  fetchOrder,
  confirmOrder,
  createOrder,
  submitDecision,
  submitForm,
  turnBack,
} from '#tests/support/api/orders';

const api = apiOfEachTest();

describe('sandbox payment page', () => {
  test.each(LOCALES)('uses the language of the order: %s', async (locale) => {
    const order = await createOrder(api, { locale });
    const response = await api.get(gatewayPath(order));
    const page = await response.text();
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`);
    expect(page).toContain(order.reference);
    expect(page).toContain(locale === 'ar' ? '10\u00a0ر.ع.' : '10\u00a0OMR');
    // A key without a translation would be displayed itself.
    expect(page).not.toMatch(/sandbox:|noRealMoney|undefined/);
    expect(page).not.toContain('<script');
  });

  test('allows only its own style, the site’s fonts, its own form and the return to the storefront by its CSP', async () => {
    const { headers } = await api.get(gatewayPath(await createOrder(api)));
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'self' 'sha256-[^']+'; font-src 'self'; form-action 'self' https:\/\/give\.test; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('escapes the displayed text', async () => {
    await api.db
      .updateTable('settings')
      .set({ value: JSON.stringify({ en: '<script>alert(1)</script>' }) })
      .where('category', '=', 'organisation')
      .where('key', '=', 'name')
      .execute();
    const page = await (await api.get(gatewayPath(await createOrder(api)))).text();
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toContain('<script');
  });

  test('returns an HTML page with status 404 for an unknown session', async () => {
    for (const answer of [
      await api.get('/sandbox/pay/nothing', { 'accept-language': 'ar' }),
      await submitForm(api, '/sandbox/pay/nothing', { decision: 'approve' }),
    ]) {
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toContain('text/html');
    }
  });
});

describe('decision on the sandbox page', () => {
  test.each([
    ['approve', 'paid'],
    ['decline', 'failed'],
    ['cancel', 'cancelled'],
    ['approve-later', 'processing'],
    ['decline-later', 'processing'],
  ])('the decision %s redirects to the order, whose state is then %s', async (decision, state) => {
    const order = await createOrder(api, { locale: 'tr' });
    const back = await submitDecision(api, order, decision);
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      `https://give.test/tr/orders/${order.token}?returned=1`,
    ]);
    expect((await confirmOrder(api, order)).state).toBe(state);
  });

  test('redirects to a URL without a language prefix in English', async () => {
    const order = await createOrder(api);
    expect((await submitDecision(api, order, 'approve')).headers.get('location')).toBe(
      `https://give.test/orders/${order.token}?returned=1`,
    );
  });

  test('a decision is made once: another decision later changes nothing', async () => {
    const order = await createOrder(api);
    const path = gatewayPath(order);
    await submitDecision(api, order, 'decline');
    const { guard } = await api.db
      .selectFrom('sandbox_sessions')
      .select('guard')
      .executeTakeFirstOrThrow();
    const again = await submitForm(api, path, { decision: 'approve', guard });
    expect(again.status).toBe(303);
    expect((await api.get(path)).headers.get('location')).toBe(again.headers.get('location'));
    expect((await confirmOrder(api, order)).state).toBe('failed');
  });

  test('a decision is ignored after the donor cancelled the payment', async () => {
    const order = await createOrder(api);
    const path = gatewayPath(order);
    const { guard } = await api.db
      .selectFrom('sandbox_sessions')
      .select('guard')
      .executeTakeFirstOrThrow();
    await turnBack(api, order);
    expect((await fetchOrder(api, order)).state).toBe('cancelled');
    await submitForm(api, path, { decision: 'approve', guard });
    expect((await confirmOrder(api, order)).state).toBe('cancelled');
  });

  test.each(['approve', 'approve-later'])(
    'the decision %s stays valid when the donor cancels the payment after it',
    async (way) => {
      const order = await createOrder(api);
      const decided = way === 'approve' ? 'paid' : 'processing';
      await submitDecision(api, order, way);
      await turnBack(api, order);
      expect((await fetchOrder(api, order)).state).toBe(decided);
    },
  );

  test.each<Record<string, string>>([
    { decision: 'approve' },
    { decision: 'approve', guard: 'guessed' },
    { decision: 'steal' },
    {},
  ])('rejects a decision without the guard of the page: %j', async (fields) => {
    const order = await createOrder(api);
    expect((await submitForm(api, gatewayPath(order), fields)).status).toBe(400);
    expect((await fetchOrder(api, order)).state).toBe('pending_payment');
  });
});
