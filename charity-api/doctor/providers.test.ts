/** Doctor's checks of the payment providers, against the mocks of the providers. */
import { describe, expect, onTestFinished, test } from 'vitest';
import type { ProviderSettings } from '../deps';
import { findingsOf, installation } from '#tests/support/api/installation';
import { openPaypalMock } from '#tests/support/providers/paypal';
import { openStripeMock } from '#tests/support/providers/stripe';
import { openXenditMock } from '#tests/support/providers/xendit';

const SITE = 'https://give.example.org';
const shared = { deliver: () => new Response(), publicUrl: SITE };

const look = (providers: ProviderSettings, check: string, settings: object = {}) =>
  findingsOf(installation(null, { settings: { providers, ...settings } }), check);

const json =
  (body: object, status = 200) =>
  () =>
    Response.json(body, { status });

async function ofTest<Mock extends { close(): Promise<void> }>(opened: Promise<Mock>) {
  const mock = await opened;
  onTestFinished(() => mock.close());
  return mock;
}
const stripe = () => ofTest(openStripeMock(shared));
const paypal = () => ofTest(openPaypalMock(shared));
const xendit = () => ofTest(openXenditMock(shared));

describe('Stripe', () => {
  test('passes with a valid key and a webhook with all events', async () => {
    const mock = await stripe();
    expect(await look({ stripe: mock.settings }, 'stripe')).toEqual([
      'ok: Stripe accepts the keys (test mode).',
    ]);
    expect(mock.calls).toEqual(['GET /v1/balance', 'GET /v1/webhook_endpoints']);
  });

  test('fails with an invalid key, which is not in the report', async () => {
    const mock = await stripe();
    const secretKey = 'sk_live_wrong';
    const lines = await look({ stripe: { ...mock.settings, secretKey } }, 'stripe');
    expect(lines).toEqual(['fail: Stripe rejects the keys.']);
    expect(lines.join()).not.toContain(secretKey);
  });

  test.each([
    [
      'of another site',
      { url: 'https://other.example/webhooks/stripe', status: 'enabled' },
      /no webhook/,
    ],
    ['that is disabled', { url: `${SITE}/webhooks/stripe`, status: 'disabled' }, /is disabled/],
  ])(
    'a webhook %s fails on a public site, and warns on this machine',
    async (_, endpoint, line) => {
      const mock = await stripe();
      const list = { object: 'list', data: [{ ...endpoint, enabled_events: ['*'] }] };
      for (const [isPublic, result] of [
        [true, 'fail'],
        [false, 'warn'],
      ] as const) {
        mock.fail('GET /v1/webhook_endpoints', json(list));
        const [, found] = await look({ stripe: mock.settings }, 'stripe', { isPublic });
        expect(found).toMatch(line);
        expect(found).toMatch(new RegExp(`^${result}`));
      }
    },
  );

  test('lists the events that the webhook lacks', async () => {
    const mock = await stripe();
    const enabled_events = ['checkout.session.completed', 'invoice.paid', 'charge.refunded'];
    const endpoint = { url: `${SITE}/webhooks/stripe`, status: 'enabled', enabled_events };
    mock.fail('GET /v1/webhook_endpoints', json({ object: 'list', data: [endpoint] }));
    const [, found] = await look({ stripe: mock.settings }, 'stripe');
    expect(found).toMatch(/^warn: .*lacks events: checkout\.session\.async_payment_succeeded/);
    expect(found).toContain('charge.dispute.created');
    expect(found).not.toContain('invoice.paid,');
  });

  test('warns about a restricted key that may not read webhooks', async () => {
    const mock = await stripe();
    const error = { type: 'invalid_request_error', message: 'permission' };
    mock.fail('GET /v1/webhook_endpoints', json({ error }, 403));
    const [, found] = await look({ stripe: mock.settings }, 'stripe');
    expect(found).toMatch(/^warn: STRIPE_SECRET_KEY may not read the webhooks/);
  });

  test('fails when the provider does not respond', async () => {
    const mock = await stripe();
    for (let n = 0; n < 2; n++) mock.fail('GET /v1/balance', 'lostBefore');
    const [found] = await look({ stripe: mock.settings }, 'stripe');
    expect(found).toMatch(/^fail: The request to Stripe failed/);
  });
});

describe('PayPal', () => {
  test('passes with valid keys and a webhook with all events', async () => {
    const mock = await paypal();
    expect(await look({ paypal: mock.settings }, 'paypal')).toEqual([
      'ok: PayPal accepts the keys.',
    ]);
    expect(mock.calls).toEqual(['POST /v1/oauth2/token', 'GET /v1/notifications/webhooks']);
  });

  test('fails with invalid keys', async () => {
    const mock = await paypal();
    const settings = { ...mock.settings, clientSecret: 'wrong' };
    expect(await look({ paypal: settings }, 'paypal')).toEqual(['fail: PayPal rejects the keys.']);
  });

  test.each([
    [{ id: 'OTHER', url: `${SITE}/webhooks/paypal` }, /PayPal has no webhook/],
    [{ id: 'WEBHOOKOFTHEMOCK', url: 'https://other.example/' }, /has another URL/],
  ])('a webhook %j fails', async (webhook, line) => {
    const mock = await paypal();
    const webhooks = [{ ...webhook, event_types: [{ name: '*' }] }];
    mock.fail('GET /v1/notifications/webhooks', json({ webhooks }));
    const [, found] = await look({ paypal: mock.settings }, 'paypal');
    expect(found).toMatch(line);
    expect(found).toMatch(/^fail/);
  });

  test('accepts DENIED or DECLINED, and names a missing event', async () => {
    const mock = await paypal();
    const events = (last: string) => [
      'CHECKOUT.ORDER.APPROVED',
      ...['COMPLETED', 'PENDING', 'REFUNDED', 'REVERSED'].map((name) => `PAYMENT.CAPTURE.${name}`),
      ...['CUSTOMER.DISPUTE.CREATED', 'CUSTOMER.DISPUTE.RESOLVED', last],
    ];
    const answer = (names: string[]) =>
      json({
        webhooks: [
          {
            ...{ id: 'WEBHOOKOFTHEMOCK', url: `${SITE}/webhooks/paypal` },
            event_types: names.map((name) => ({ name })),
          },
        ],
      });
    for (const last of ['PAYMENT.CAPTURE.DENIED', 'PAYMENT.CAPTURE.DECLINED']) {
      mock.fail('GET /v1/notifications/webhooks', answer(events(last)));
      expect(await look({ paypal: mock.settings }, 'paypal')).toHaveLength(1);
    }
    mock.fail('GET /v1/notifications/webhooks', answer(events('OTHER').slice(1)));
    const [, found] = await look({ paypal: mock.settings }, 'paypal');
    expect(found).toBe(
      'warn: The webhook of PayPal lacks events: CHECKOUT.ORDER.APPROVED, PAYMENT.CAPTURE.DENIED.',
    );
  });
});

describe('Xendit', () => {
  test('passes with a valid key, and reports that the webhook cannot be read', async () => {
    const mock = await xendit();
    expect(await look({ xendit: mock.settings }, 'xendit')).toEqual([
      'ok: Xendit accepts the keys.',
      `skipped: Xendit does not report the URL of its webhooks. It must be ${SITE}/webhooks/xendit.`,
    ]);
    expect(mock.calls).toEqual(['GET /balance']);
  });

  test('fails with an invalid key', async () => {
    const mock = await xendit();
    const settings = { ...mock.settings, secretKey: 'wrong' };
    expect(await look({ xendit: settings }, 'xendit')).toEqual(['fail: Xendit rejects the keys.']);
  });
});

describe('the path of a webhook to the site', () => {
  const reach = async (answer: () => Response) => {
    const mock = await stripe();
    const sent: Request[] = [];
    const fetch: typeof globalThis.fetch = async (url, init) => {
      const request = new Request(url, init);
      if (request.url.endsWith('/webhooks/stripe')) sent.push(request);
      return answer();
    };
    const site = installation(null, {
      ...{ fetch, holder: 'unknown' },
      settings: { providers: { stripe: mock.settings } },
    });
    return { lines: await findingsOf(site, 'stripe webhook'), sent };
  };

  test('is open when the site rejects a webhook without a signature', async () => {
    const { lines, sent } = await reach(() =>
      Response.json({ errorCode: 'webhook.rejected' }, { status: 400 }),
    );
    expect(lines).toEqual([
      expect.stringMatching(/^ok: https:.*\/webhooks\/stripe reaches the site/),
    ]);
    expect(sent.map(({ method }) => method)).toEqual(['POST']);
  });

  test.each([
    ['a login page', () => new Response('<html>', { status: 401 })],
    ['a redirect', () => new Response(null, { status: 301, headers: { location: '/' } })],
    ['a bot check', () => new Response('challenge', { status: 403 })],
    ['another 400', () => new Response('bad request', { status: 400 })],
  ])('fails with %s of the proxy', async (_, answer) => {
    const { lines } = await reach(answer);
    expect(lines).toEqual([expect.stringMatching(/^fail: .*not with the error of the site/)]);
  });
});
