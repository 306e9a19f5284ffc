/** The published forms of the contract (OpenAPI) match the endpoint table. */
import { describe, expect, it } from 'vitest';
import { type Endpoint, methodAndPath } from '#contract/endpoint';
import { ENDPOINTS } from '#contract/endpoints';
import { API_ERRORS } from '#contract/errors';
import { errorsOf } from '#contract/openapi';
import { STAFF_ENDPOINTS } from '#contract/staff/endpoints';
import { sharedApi } from '#tests/support/api/opened-api';

type Operation = {
  operationId: string;
  parameters?: { name: string; in: string }[];
  security: object[];
  responses: object;
};
type Document = {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
};

const test = sharedApi({ empty: true });

const endpoints = Object.entries<Endpoint>(ENDPOINTS);

describe('openapi.json', () => {
  it('openapi.json has every endpoint, its parameters, and its errors by status', async () => {
    const document = (await (await test.get('/openapi.json')).json()) as Document;
    expect(document.openapi).toBe('3.1.0');
    expect(document.servers).toMatchObject([{ url: '/' }]);
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      endpoints.map(([name]) => name).sort(),
    );
    for (const [name, endpoint] of endpoints) {
      const { method, path } = methodAndPath(endpoint);
      const operation = document.paths[path]![method.toLowerCase()]!;
      const inPath = operation.parameters?.filter((p) => p.in === 'path').map((p) => p.name) ?? [];
      expect(inPath, name).toEqual([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
      const statuses = errorsOf(endpoint).map((code) => API_ERRORS[code][0]);
      const answers = [...new Set([endpoint.status ?? 200, ...statuses])].map(String);
      expect(Object.keys(operation.responses).sort(), name).toEqual(answers.sort());
    }
  });

  it('an endpoint has the errors of its credentials, permission and body', () => {
    const { profile, createOrder } = ENDPOINTS;
    const { staffMe, staffGifts } = STAFF_ENDPOINTS;
    const derived = ['auth.required', 'staff.notAllowed', 'request.invalid'];
    const derivedOf = (endpoint: Endpoint) =>
      errorsOf(endpoint).filter((code) => derived.includes(code));
    expect([profile, createOrder, staffMe, staffGifts].map(derivedOf)).toEqual([
      ['auth.required'],
      ['request.invalid'],
      ['auth.required'],
      ['auth.required', 'staff.notAllowed'],
    ]);
  });

  it('openapi.json declares which credentials each endpoint needs', async () => {
    const { paths } = (await (await test.get('/openapi.json')).json()) as Document;
    const declared = [
      paths['/projects']!.get,
      paths['/user/profile']!.get,
      paths['/user/orders']!.post,
      paths['/client/system/settings']!.get,
    ];
    expect(declared.map((operation) => operation?.security)).toEqual([
      [],
      [{ donor: [] }],
      [{}, { donor: [] }],
      [{ client: [] }],
    ]);
  });
});
