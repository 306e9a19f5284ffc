/** Mounted endpoints: parsing of requests, the response envelope, errors, and client credentials. */
import * as z from 'zod';
import { afterEach, describe, expect, it } from 'vitest';
import { idSchema, pageQuerySchema, resultSchema } from '#contract/common';
import { doneReply, type Endpoint, recordOf } from '#contract/endpoint';
import { apiErrorSchema } from '#contract/errors';
import { openTestApi, TEST_CLIENT, basic, type TestApi } from '#tests/support/api/api';
import { mount } from './endpoint';
import { ApiError } from './errors';
import { logWithRequestId } from './request-id';
import { createRouter, type ApiRouter } from './router';

const THING = {
  route: 'POST /things/{id}',
  summary: 'A thing.',
  params: z.object({ id: idSchema }),
  query: pageQuerySchema,
  body: z.strictObject({ name: z.string().min(1).max(5), age: z.int().positive().optional() }),
  status: 201,
  reply: resultSchema(z.object({ name: z.string() })),
  errors: ['program.notFound'],
} as const satisfies Endpoint;

let test: TestApi;
async function withThing(
  handler: Parameters<typeof mount<typeof THING>>[2] = ({ body }) => ({ name: body.name }),
): Promise<ApiRouter> {
  test = await openTestApi({ empty: true });
  const app = createRouter(test.deps);
  mount(app, THING, handler);
  return app;
}
afterEach(() => test.api.close());

function post(
  app: ApiRouter,
  body: BodyInit,
  headers: Record<string, string> = { 'content-type': 'application/json' },
  path = '/things/one',
) {
  return app.request(path, { method: 'POST', body, headers });
}

async function failure(answer: Response) {
  return { status: answer.status, ...apiErrorSchema.parse(await answer.json()) };
}

describe('a valid request', () => {
  it('reaches the handler parsed, and its response has the envelope and the status of the endpoint', async () => {
    let seen: unknown;
    const app = await withThing(({ params, query, body, locale, requestId }) => {
      seen = { params, query, body, locale, requestId };
      return { name: body.name };
    });
    const answer = await post(
      app,
      '{"name":"Nur"}',
      {
        'content-type': 'application/json; charset=utf-8',
        'accept-language': 'tr',
        'x-request-id': 'request-1',
      },
      '/things/one?limit=500&offset=-3',
    );
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ result: { name: 'Nur' } });
    expect(answer.headers.get('x-request-id')).toBe('request-1');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(seen).toEqual({
      params: { id: 'one' },
      query: { offset: 0, limit: 100 },
      body: { name: 'Nur' },
      locale: 'tr',
      requestId: 'request-1',
    });
  });

  it('gets a new request id when its x-request-id has characters that are unsafe in a log', async () => {
    const app = await withThing();
    const answer = await app.request('/nowhere', { headers: { 'x-request-id': 'a b<script>' } });
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{16}$/);
  });
});

it('a handler without a result replies that it is done, or that the record does not exist', async () => {
  const app = await withThing();
  mount(app, { route: 'POST /deeds', summary: 'A deed.', reply: doneReply }, () => undefined);
  const record = recordOf(z.object({ id: z.string() }), 'event.notFound');
  mount(app, { route: 'GET /records/{id}', summary: 'A record.', ...record }, () => undefined);
  const deed = await app.request('/deeds', { method: 'POST' });
  expect([deed.status, await deed.json()]).toEqual([200, { result: { done: true } }]);
  expect(await failure(await app.request('/records/x'))).toMatchObject({
    ...{ status: 404, errorCode: 'event.notFound' },
  });
});

describe('the log', () => {
  it('has the id of the request in each line that its work writes, and in none of another request', async () => {
    test = await openTestApi({ empty: true });
    const log = logWithRequestId(test.deps.log);
    const handled: unknown[] = [];
    const app = createRouter({
      ...{ ...test.deps, log },
      onRequest: ({ ms: _, ...request }) => handled.push(request),
    });
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    mount(app, THING, async ({ body }) => {
      if (body.name === 'first') await released;
      log.info({ key: body.name }, 'worked');
      return { name: body.name };
    });
    const send = (name: string) =>
      post(app, JSON.stringify({ name }), {
        ...{ 'content-type': 'application/json', 'x-request-id': `id-of-${name}` },
      });
    const first = send('first');
    await send('other');
    release();
    await first;
    log.info({}, 'a background job');
    const lines = test.log.map(({ reqId, key, message }) => [message, key, reqId]);
    expect(lines).toEqual([
      ['worked', 'other', 'id-of-other'],
      ['worked', 'first', 'id-of-first'],
      ['a background job', undefined, undefined],
    ]);
    const request = { method: 'POST', route: '/things/:id', status: 201, locale: 'en' };
    expect(handled).toEqual([
      { ...request, reqId: 'id-of-other' },
      { ...request, reqId: 'id-of-first' },
    ]);
  });

  it('does not contain the path of a request without an endpoint', async () => {
    test = await openTestApi({ empty: true });
    const handled: { route: string; status: number }[] = [];
    const app = createRouter({ ...test.deps, onRequest: (request) => handled.push(request) });
    await app.request('/user/orders/secret-token/nowhere');
    expect(handled).toMatchObject([{ route: 'none', status: 404 }]);
    expect(JSON.stringify([handled, test.log])).not.toContain('secret');
  });
});

describe('a request body', () => {
  it.each([
    ['not JSON', '{"name":', 'application/json'],
    ['JSON with a comment', '{"name":"a" /* b */}', 'application/json'],
    ['a form', 'name=a', 'application/x-www-form-urlencoded'],
    ['JSON with the content type text/plain', '{"name":"a"}', 'text/plain'],
    ['not UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'application/json'],
    ['empty', '', 'application/json'],
  ])('is rejected as unreadable when it is %s', async (_what, body, type) => {
    const answer = await post(await withThing(), body, { 'content-type': type });
    expect(await failure(answer)).toMatchObject({ status: 400, errorCode: 'request.unreadable' });
  });

  it('with invalid fields is rejected with a message for each field in the language of the caller', async () => {
    const headers = { 'content-type': 'application/json', 'accept-language': 'en' };
    const answer = await post(await withThing(), '{"age":-1,"admin":true}', headers);
    expect(await failure(answer)).toMatchObject({
      status: 400,
      errorCode: 'request.invalid',
      fields: {
        name: 'This field is required',
        age: 'This is too small',
        admin: 'This field is not known',
      },
    });
  });

  it('with 900 invalid fields is rejected with messages for at most 40 of them', async () => {
    const many = Object.fromEntries(Array.from({ length: 900 }, (_, n) => [`f${n}`, n]));
    const { fields } = await failure(await post(await withThing(), JSON.stringify(many)));
    expect(Object.keys(fields!)).toHaveLength(40);
  });

  it('over 64 KB is rejected, with and without a Content-Length header', async () => {
    const app = await withThing();
    const large = JSON.stringify({ name: 'a'.repeat(70_000) });
    expect(await failure(await post(app, large))).toMatchObject({
      status: 413,
      errorCode: 'request.tooLarge',
    });
    const stream = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(16_384));
      },
    });
    const request = new Request('http://api.test/things/one', {
      method: 'POST',
      body: stream,
      headers: { 'content-type': 'application/json' },
      duplex: 'half',
    } as RequestInit);
    expect(await failure(await app.fetch(request))).toMatchObject({ status: 413 });
  });
});

describe('a request URL', () => {
  it('with an invalid id returns the 404 error of the endpoint', async () => {
    const app = await withThing();
    for (const id of ['a b', '..%2f..', 'x'.repeat(65), '%D9%85']) {
      const answer = await post(app, '{"name":"a"}', undefined, `/things/${id}`);
      expect(await failure(answer)).toMatchObject({ status: 404, errorCode: 'program.notFound' });
    }
  });

  it('with the wrong method returns 405 and the allowed method', async () => {
    const answer = await (await withThing()).request('/things/one', { method: 'DELETE' });
    expect(answer.headers.get('allow')).toBe('POST');
    expect(await failure(answer)).toMatchObject({
      status: 405,
      errorCode: 'request.methodNotAllowed',
    });
  });

  it('an unknown URL returns 404 in the error format of the contract', async () => {
    const answer = await (await withThing()).request('/nothing/here');
    expect(await failure(answer)).toMatchObject({ status: 404, errorCode: 'request.notFound' });
  });
});

describe('an internal error', () => {
  it('is logged with its stack and request id, and the response contains no details', async () => {
    const app = await withThing(() => {
      throw new Error('password=hunter2');
    });
    const answer = await post(app, '{"name":"a"}');
    const body = await failure(answer);
    expect(body).toMatchObject({ status: 500, errorCode: 'server.failed' });
    expect(JSON.stringify(body)).not.toContain('hunter2');
    expect(test.log).toEqual([
      expect.objectContaining({
        level: 'error',
        code: 'server.failed',
        route: '/things/:id',
        reqId: body.requestId,
        cause: expect.stringContaining('hunter2') as string,
      }),
    ]);
  });

  it('is returned for a reply that violates the contract, unless reply checks are off', async () => {
    const broken = (() => ({ name: 5 })) as never;
    expect((await post(await withThing(broken), '{"name":"a"}')).status).toBe(500);
    await test.api.close();
    test = await openTestApi({ empty: true, config: { checkReplies: false } });
    const app = createRouter(test.deps);
    mount(app, THING, broken);
    expect((await post(app, '{"name":"a"}')).status).toBe(201);
  });

  it('is logged without any value from the request body', async () => {
    const app = await withThing();
    await post(app, '{"name":"Mariam Al Balushi"}');
    await post(app, '{"name":"Mariam Al Balushi"');
    await post(app, '{"nam":"Mariam Al Balushi"}');
    expect(JSON.stringify(test.log)).not.toContain('Mariam');
  });
});

describe('the error request.busy', () => {
  it('has a Retry-After header', async () => {
    const app = await withThing(() => {
      throw new ApiError('request.busy');
    });
    const answer = await post(app, '{"name":"a"}');
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(await failure(answer)).toMatchObject({ status: 503 });
  });
});

describe('client credentials', () => {
  const SECRETS = {
    ...THING,
    route: 'GET /secrets',
    auth: 'basic',
    body: undefined,
    params: undefined,
  } as const satisfies Endpoint;

  it('are required: missing and wrong credentials return 401', async () => {
    const app = await withThing();
    mount(app, SECRETS, () => ({ name: 'open' }));
    const ask = (headers: Record<string, string>) => app.request('/secrets', { headers });
    expect((await ask(basic())).status).toBe(201);
    const { id, secret } = TEST_CLIENT;
    const wrong: Record<string, string>[] = [
      {},
      { authorization: 'Basic' },
      { authorization: 'Basic !!!' },
      { authorization: `Bearer ${secret}` },
      basic({ id, secret: `${secret}x` }),
      basic({ id: '', secret: '' }),
      basic({ id: `${id}:${secret}`, secret: '' }),
    ];
    for (const headers of wrong) {
      const answer = await ask(headers);
      expect(answer.headers.get('www-authenticate')).toMatch(/^Basic/);
      expect(await failure(answer)).toMatchObject({ status: 401, errorCode: 'auth.required' });
    }
  });
});
