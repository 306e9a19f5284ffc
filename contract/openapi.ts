/**
 * Generates the OpenAPI 3.1 document from the endpoint table, with the schemas that validate requests and responses.
 */
import * as z from 'zod';
import { ENDPOINTS, type Endpoint } from './endpoints';
import { API_ERRORS, apiErrorSchema, type ApiErrorCode } from './errors';

type Json = Record<string, unknown>;

/** Errors that each endpoint can return, in addition to its own. */
const COMMON_ERRORS = ['request.busy', 'server.failed'] as const satisfies ApiErrorCode[];
const BODY_ERRORS = [
  'request.unreadable',
  'request.invalid',
  'request.tooLarge',
] as const satisfies ApiErrorCode[];

/**
 * `Endpoint.auth` as OpenAPI declares it: one of the listed requirements is enough, and `{}` requires nothing. The
 * document has no endpoints for staff.
 */
const SECURITY: Record<string, Json[]> = {
  none: [],
  basic: [{ client: [] }],
  bearer: [{ donor: [] }],
  optional: [{}, { donor: [] }],
};

/** @param server base URL of the API, without a trailing slash */
export function openApi(server: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(ENDPOINTS)) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(name, endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Charity API',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Public content, orders and payments of a charity. Each text contains all languages; one that the charity does not have is an empty string, and the texts of one record have the same languages. Error messages use the language of accept-language (en, ar, tr, id). Amounts are integers of minor units with an ISO 4217 currency.',
    },
    servers: [{ url: server }],
    paths,
    components: {
      schemas: { Error: schemaOf(apiErrorSchema, 'output') },

      securitySchemes: {
        client: { type: 'http', scheme: 'basic' },
        donor: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

/** Returns all errors that an endpoint can return, its own first. */
export function errorsOf(endpoint: Endpoint): ApiErrorCode[] {
  const takesBody = Boolean(endpoint.body) || endpoint.upload;
  return [
    ...new Set([...(endpoint.errors ?? []), ...(takesBody ? BODY_ERRORS : []), ...COMMON_ERRORS]),
  ];
}

export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}

function headersOf(headers: Record<string, string> = {}, required: boolean): Json[] {
  return Object.entries(headers).map(([name, description]) => ({
    name,
    in: 'header',
    required,
    description,
    schema: { type: 'string' },
  }));
}

function operation(name: string, endpoint: Endpoint): Json {
  const parameters = [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
    ...headersOf(endpoint.headers, true),
    ...headersOf(endpoint.optionalHeaders, false),
  ];
  return {
    operationId: name,
    summary: endpoint.summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    security: SECURITY[endpoint.auth ?? 'none'],
    ...requestBody(endpoint),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Success.',
        content: { 'application/json': { schema: schemaOf(endpoint.reply, 'output') } },
      },
      ...failures(endpoint),
    },
  };
}

function parametersOf(schema: z.ZodObject | undefined, where: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {} } = schemaOf(schema, 'input') as { properties?: Record<string, Json> };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path',
    schema: property,
  }));
}

function requestBody(endpoint: Endpoint): Json {
  if (endpoint.upload) {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' };
    const schema = { type: 'object', properties: { file }, required: ['file'] };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (!endpoint.body) return {};
  const schema = schemaOf(endpoint.body, 'input');
  return { requestBody: { required: true, content: { 'application/json': { schema } } } };
}

/** Returns one response for each error status. Its description lists the error codes. */
function failures(endpoint: Endpoint): Json {
  const byStatus = new Map<number, ApiErrorCode[]>();
  for (const code of errorsOf(endpoint)) {
    const { status } = API_ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, { description: codes.join(', '), content }]),
  );
}
