/** Mounting endpoints: what reaches a handler, what leaves, and what every kind of failure looks like. */
import * as z from 'zod';
import { afterEach, describe, expect, it } from 'vitest';
import { idSchema, pageQuerySchema, resultSchema } from '#contract/common';
import type { Endpoint } from '#contract/endpoints';
import { apiErrorSchema } from '#contract/errors';
import { openTestApi, TEST_CLIENT, basic, type TestApi } from '#tests/support/api/api';
import { mount } from './endpoint';
import { ApiError } from './errors';
import { createRouter, type ApiRouter } from './router';

const THING = {
  method: 'POST',
  path: '/things/{id}',
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

describe('a call that keeps the contract', () => {
  it('arrives parsed and leaves in the envelope with the status of the endpoint', async () => {
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

  it('gets a request id of our own where the one given could not stand in a log', async () => {
    const app = await withThing();
    const answer = await app.request('/nowhere', { headers: { 'x-request-id': 'a b<script>' } });
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{16}$/);
  });
});

describe('a body', () => {
  it.each([
    ['not JSON', '{"name":', 'application/json'],
    ['JSON with a comment', '{"name":"a" /* b */}', 'application/json'],
    ['a form', 'name=a', 'application/x-www-form-urlencoded'],
    ['of no type', '{"name":"a"}', 'text/plain'],
    ['no UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'application/json'],
    ['empty', '', 'application/json'],
  ])('that is %s is unreadable', async (_what, body, type) => {
    const answer = await post(await withThing(), body, { 'content-type': type });
    expect(await failure(answer)).toMatchObject({ status: 400, errorCode: 'request.unreadable' });
  });

  it('names every field that is wrong, in the language of the caller', async () => {
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

  it('lists an end of fields, however many are wrong', async () => {
    const many = Object.fromEntries(Array.from({ length: 900 }, (_, n) => [`f${n}`, n]));
    const { fields } = await failure(await post(await withThing(), JSON.stringify(many)));
    expect(Object.keys(fields!)).toHaveLength(40);
  });

  it('over 64 KB is refused, announced or not', async () => {
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

describe('an address', () => {
  it('that nothing can have is a thing that is not there', async () => {
    const app = await withThing();
    for (const id of ['a b', '..%2f..', 'x'.repeat(65), '%D9%85']) {
      const answer = await post(app, '{"name":"a"}', undefined, `/things/${id}`);
      expect(await failure(answer)).toMatchObject({ status: 404, errorCode: 'program.notFound' });
    }
  });

  it('with the wrong method says which is right', async () => {
    const answer = await (await withThing()).request('/things/one', { method: 'DELETE' });
    expect(answer.headers.get('allow')).toBe('POST');
    expect(await failure(answer)).toMatchObject({
      status: 405,
      errorCode: 'request.methodNotAllowed',
    });
  });

  it('that does not exist is answered in the same shape', async () => {
    const answer = await (await withThing()).request('/nothing/here');
    expect(await failure(answer)).toMatchObject({ status: 404, errorCode: 'request.notFound' });
  });
});

describe('a fault of ours', () => {
  it('is logged with its stack under the request id and tells the caller nothing', async () => {
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
        requestId: body.requestId,
        cause: expect.stringContaining('hunter2') as string,
      }),
    ]);
  });

  it('is a reply that breaks the contract, outside production', async () => {
    const broken = (() => ({ name: 5 })) as never;
    expect((await post(await withThing(broken), '{"name":"a"}')).status).toBe(500);
    await test.api.close();
    test = await openTestApi({ empty: true, config: { checkReplies: false } });
    const app = createRouter(test.deps);
    mount(app, THING, broken);
    expect((await post(app, '{"name":"a"}')).status).toBe(201);
  });

  it('never brings a donor’s words into the log', async () => {
    const app = await withThing();
    await post(app, '{"name":"Mariam Al Balushi"}');
    await post(app, '{"name":"Mariam Al Balushi"');
    await post(app, '{"nam":"Mariam Al Balushi"}');
    expect(JSON.stringify(test.log)).not.toContain('Mariam');
  });
});

describe('a failure that is busy', () => {
  it('says when to come back', async () => {
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
    method: 'GET',
    path: '/secrets',
    auth: 'basic',
    body: undefined,
    params: undefined,
  } as const satisfies Endpoint;

  it('open the endpoint when they are right and nothing else does', async () => {
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
