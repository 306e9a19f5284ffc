/**
 * Generates the OpenAPI 3.1 document from the endpoint table, with the schemas that validate requests and responses.
 */
import * as z from 'zod';
import { MAX_PAGE_SIZE, PAGE_SIZE } from '#domain/constants';
import * as accounts from './accounts';
import * as annualFigures from './annual-figures';
import * as applications from './applications';
import * as articles from './articles';
import * as cases from './cases';
import * as common from './common';
import * as contact from './contact';
import * as content from './content';
import * as countries from './countries';
import * as drafts from './drafts';
import * as endowments from './endowments';
import { type Endpoint, methodAndPath } from './endpoint';
import { ENDPOINTS } from './endpoints';
import * as errors from './errors';
import { API_ERRORS, apiErrorSchema, type ApiErrorCode } from './errors';
import * as events from './events';
import * as expiations from './expiations';
import * as monthly from './monthly';
import * as mosques from './mosques';
import * as newsletter from './newsletter';
import * as ngos from './ngos';
import * as offerings from './offerings';
import * as orders from './orders';
import * as organisation from './organisation';
import * as orphans from './orphans';
import * as pages from './pages';
import * as partners from './partners';
import * as people from './people';
import * as sacrifices from './sacrifices';
import * as search from './search';
import * as sitemap from './sitemap';
import * as training from './training';
import * as values from './values';
import * as volunteering from './volunteering';
import * as zakat from './zakat';

export type Json = Record<string, unknown>;

/** The modules of the contract: their exports have the names of the schemas. */
const MODULES: object[] = [
  ...[accounts, annualFigures, applications, articles, cases, common, contact, content],
  ...[countries, drafts, endowments, errors, events, expiations, monthly, mosques, newsletter],
  ...[ngos, offerings, orders, organisation, orphans, pages, partners, people, sacrifices],
  ...[search, sitemap, training, values, volunteering, zakat],
];
/** Prefix of references to schemas that several operations share. */
const SCHEMAS = '#/components/schemas/';

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

export function openApi(): Json {
  const paths: Record<string, Json> = {};
  const components = new Components();
  const failure = components.schemaOf(apiErrorSchema, 'output');
  for (const [name, endpoint] of Object.entries<Endpoint>(ENDPOINTS)) {
    const { method, path } = methodAndPath(endpoint);
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: operation(name, endpoint, components, failure),
    };
  }
  const tags = [...new Set(Object.keys(paths).map(tagOf))].sort();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Charity API',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description: `Public content, orders and payments of a charity. Each text contains all languages; one that the charity does not have is an empty string, and the texts of one record have the same languages. Error messages use the language of accept-language (en, ar, tr, id). Amounts are integers of minor units with an ISO 4217 currency. An unknown or invalid query parameter is ignored: the response is the same as without it. A \`limit\` above ${MAX_PAGE_SIZE} counts as ${MAX_PAGE_SIZE}.`,
    },
    servers: [
      {
        url: '/',
        description:
          'The API that serves this document. A site that contains the API publishes only the document.',
      },
    ],
    tags: tags.map((name) => ({ name })),
    paths,
    components: {
      schemas: components.all,
      securitySchemes: {
        client: { type: 'http', scheme: 'basic' },
        donor: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

/** Returns the first segment of the path, and also the second below `/user`, which has most endpoints of donors. */
const tagOf = (path: string): string =>
  /^\/(user\/[\w-]+|[\w-]+)/.exec(path)![1]!.replace('/', ' ');

/** Returns all errors that an endpoint can return, its own first. */
export function errorsOf(endpoint: Endpoint): ApiErrorCode[] {
  const takesBody = Boolean(endpoint.body) || endpoint.upload;
  const errors: ApiErrorCode[] = [
    ...(endpoint.errors ?? []),
    ...(endpoint.auth && endpoint.auth !== 'optional' ? (['auth.required'] as const) : []),
    ...(endpoint.permission ? (['staff.notAllowed'] as const) : []),
    ...(takesBody ? BODY_ERRORS : []),
    ...COMMON_ERRORS,
  ];
  return [...new Set(errors)];
}

/** Schemas with a name. A body may omit what has a default, so its schemas have names of their own. */
class Components {
  readonly all: Record<string, Json> = {};

  schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
    const suffix = io === 'input' ? 'Input' : '';
    const json = z.toJSONSchema(schema, { io, unrepresentable: 'any', metadata: NAMES });
    const {
      $schema: _,
      $defs = {},
      ...root
    } = JSON.parse(
      JSON.stringify(json).replaceAll(/"#\/\$defs\/(\w+)"/g, `"${SCHEMAS}$1${suffix}"`),
    ) as Json & { $defs?: Record<string, Json> };
    for (const [name, definition] of Object.entries($defs))
      this.all[name + suffix] ??= { ...definition, title: name + suffix };
    return root;
  }
}

/** The name of each exported schema: `projectSummarySchema` is `ProjectSummary`. Those of parameters have none. */
const NAMES = z.registry<{ id: string }>();
for (const [name, schema] of MODULES.flatMap((exported) => Object.entries(exported))) {
  if (/(?<!Query|Params)Schema$/.test(name) && schema instanceof z.ZodType && !NAMES.has(schema))
    NAMES.add(schema, { id: name[0]!.toUpperCase() + name.slice(1, -'Schema'.length) });
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

function operation(name: string, endpoint: Endpoint, components: Components, failure: Json): Json {
  const parameters = [
    ...parametersOf(endpoint.params, 'path', components),
    ...parametersOf(endpoint.query, 'query', components),
    ...headersOf(endpoint.headers, true),
    ...headersOf(endpoint.optionalHeaders, false),
  ];
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [tagOf(methodAndPath(endpoint).path)],
    ...(parameters.length > 0 ? { parameters } : {}),
    security: SECURITY[endpoint.auth ?? 'none'],
    ...requestBody(endpoint, components),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Success.',
        content: { 'application/json': { schema: components.schemaOf(endpoint.reply, 'output') } },
      },
      ...failures(endpoint, failure),
    },
  };
}

function parametersOf(
  schema: z.ZodObject | undefined,
  where: 'path' | 'query',
  components: Components,
): Json[] {
  if (!schema) return [];
  const { properties = {} } = components.schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path',
    // The schema of `limit` reduces larger numbers, which JSON Schema cannot say.
    schema:
      name === 'limit' ? { ...property, default: PAGE_SIZE, maximum: MAX_PAGE_SIZE } : property,
  }));
}

function requestBody(endpoint: Endpoint, components: Components): Json {
  if (endpoint.upload) {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' };
    const schema = { type: 'object', properties: { file }, required: ['file'] };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (!endpoint.body) return {};
  const schema = components.schemaOf(endpoint.body, 'input');
  return { requestBody: { required: true, content: { 'application/json': { schema } } } };
}

/** Returns one response for each error status. Its description lists the error codes. */
function failures(endpoint: Endpoint, schema: Json): Json {
  const byStatus = new Map<number, ApiErrorCode[]>();
  for (const code of errorsOf(endpoint)) {
    const [status] = API_ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const content = { 'application/json': { schema } };
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, { description: codes.join(', '), content }]),
  );
}
