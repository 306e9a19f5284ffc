/** The sandbox gateway's page: what it shows, what it lets in, and that a decision is made once. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LOCALES } from '#domain/locales';
import { openTestApi, type TestApi } from '#tests/support/api/api';
import { gatewayPath, look, comeBack, place, press, pressWith } from '#tests/support/api/orders';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});
afterEach(() => api.api.close());

describe('the page', () => {
  test.each(LOCALES)('speaks the language of the order: %s', async (locale) => {
    const order = await place(api, { locale });
    const response = await api.get(gatewayPath(order));
    const page = await response.text();
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`);
    expect(page).toContain(order.reference);
    expect(page).toContain(locale === 'ar' ? '10.000\u00a0ر.ع.' : '10.000\u00a0OMR');
    // A key that has no text would stand there as it is written.
    expect(page).not.toMatch(/sandbox:|noRealMoney|undefined/);
    expect(page).not.toContain('<script');
  });

  test('allows its own style, its own form, the way back, and nothing else', async () => {
    const { headers } = await api.get(gatewayPath(await place(api)));
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self' https:\/\/give\.test; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('escapes what it shows', async () => {
    await api.db
      .updateTable('settings')
      .set({ value: JSON.stringify({ en: '<script>alert(1)</script>' }) })
      .where('category', '=', 'organisation')
      .where('key', '=', 'name')
      .execute();
    const page = await (await api.get(gatewayPath(await place(api)))).text();
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toContain('<script');
  });

  test('of no session is a 404 in the visitor’s language', async () => {
    for (const answer of [
      await api.get('/sandbox/pay/nothing', { 'accept-language': 'ar' }),
      await pressWith(api, '/sandbox/pay/nothing', { decision: 'approve' }),
    ]) {
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toContain('text/html');
    }
  });
});

describe('a decision', () => {
  test.each([
    ['approve', 'paid'],
    ['decline', 'failed'],
    ['cancel', 'cancelled'],
    ['approve-later', 'processing'],
    ['decline-later', 'processing'],
  ])('%s leads back to the order, which is then %s', async (decision, state) => {
    const order = await place(api, { locale: 'tr' });
    const back = await press(api, order, decision);
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      `https://give.test/tr/orders/${order.token}?returned=1`,
    ]);
    expect((await comeBack(api, order)).state).toBe(state);
  });

  test('has no prefix to come back to in English', async () => {
    const order = await place(api);
    expect((await press(api, order, 'approve')).headers.get('location')).toBe(
      `https://give.test/orders/${order.token}?returned=1`,
    );
  });

  test('is made once: pressing another button afterwards changes nothing', async () => {
    const order = await place(api);
    const path = gatewayPath(order);
    await press(api, order, 'decline');
    const { guard } = await api.db
      .selectFrom('sandbox_sessions')
      .select('guard')
      .executeTakeFirstOrThrow();
    const again = await pressWith(api, path, { decision: 'approve', guard });
    expect(again.status).toBe(303);
    expect((await api.get(path)).headers.get('location')).toBe(again.headers.get('location'));
    expect((await comeBack(api, order)).state).toBe('failed');
  });

  test('is not possible any more on a page that was left for another way to pay', async () => {
    const order = await place(api);
    const path = gatewayPath(order);
    const { guard } = await api.db
      .selectFrom('sandbox_sessions')
      .select('guard')
      .executeTakeFirstOrThrow();
    await api.post(`/user/orders/${order.token}/turn-back`, {});
    expect((await look(api, order)).state).toBe('cancelled');
    await pressWith(api, path, { decision: 'approve', guard });
    expect((await comeBack(api, order)).state).toBe('cancelled');
  });

  test.each(['approve', 'approve-later'])(
    '%s stands, though its page is left then',
    async (way) => {
      const order = await place(api);
      const decided = way === 'approve' ? 'paid' : 'processing';
      await press(api, order, way);
      await api.post(`/user/orders/${order.token}/turn-back`, {});
      expect((await look(api, order)).state).toBe(decided);
    },
  );

  test.each<Record<string, string>>([
    { decision: 'approve' },
    { decision: 'approve', guard: 'guessed' },
    { decision: 'steal' },
    {},
  ])('needs the guard of the page: %j', async (fields) => {
    const order = await place(api);
    expect((await pressWith(api, gatewayPath(order), fields)).status).toBe(400);
    expect((await look(api, order)).state).toBe('pending_payment');
  });
});
