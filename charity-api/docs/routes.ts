/** GET /docs and /openapi.json: the contract as an HTML page for people, and for machines. */
import { openApi, errorsOf, SCHEMAS, type Json } from '#contract/openapi';
import { type Endpoint, methodAndPath } from '#contract/endpoint';
import { ENDPOINTS } from '#contract/endpoints';
import { API_ERRORS, type ApiErrorCode } from '#contract/errors';
import type { ApiRouter } from '../http/router';

const STYLE = `body{font:16px/1.6 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1rem;color:#16302f;background:#fff}
h1,h2{line-height:1.25}h2{margin:2.5rem 0 .5rem;font-size:1.1rem;font-family:ui-monospace,monospace}a{color:#007274}
table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:.35rem .75rem .35rem 0;border-bottom:1px solid #d8e5e4;vertical-align:top}
code,pre{font:.875rem/1.5 ui-monospace,monospace}pre{background:#f2f8f7;padding:1rem;overflow:auto;border-radius:3px}:target{background:#fff4d6}
.method{display:inline-block;min-width:3.2rem;color:#007274}.wrap{overflow-x:auto}
@media(prefers-color-scheme:dark){body{background:#0d1f1f;color:#dcebea}a,.method{color:#58c4c2}pre{background:#142b2b}th,td{border-color:#27413f}:target{background:#4a3c12}}`;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns the page, which is the same until the process ends. */
function docsPage(): string {
  const endpoints = Object.entries<Endpoint>(ENDPOINTS);
  const { paths, components } = openApi() as {
    paths: Paths;
    components: { schemas: Record<string, Json> };
  };
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Charity API</title><style>${STYLE}</style></head><body>
<h1>Charity API</h1>
<p>The endpoints that a storefront calls. Programs read the same contract from <a href="/openapi.json">openapi.json</a>.</p>
<ul>
<li>Every successful response is <code>{"result": …}</code>. A list is <code>{"result": {"total", "data"}}</code>, in pages by <code>offset</code> and <code>limit</code> (default 9, maximum 100). An unknown or invalid query parameter is ignored.</li>
<li>Every error response is <code>{"errorCode", "errorMessage", "fields"?, "requestId"}</code>. The message is in the language of <code>accept-language</code> (en, ar, tr, id). The <a href="#errors">table of errors</a> lists all codes.</li>
<li>A response contains each text in all languages. An amount is an integer of minor units with its currency: 25.000 OMR is <code>{"minor": 25000, "currency": "OMR"}</code>. Instants are ISO 8601 in UTC.</li>
<li>A picture’s <code>path</code> is relative to the URL of this API, and accepts <code>?w=</code> with 320, 640, 960 or 1280.</li>
</ul>
<div class="wrap"><table><thead><tr><th>Endpoint</th><th>Description</th></tr></thead><tbody>
${endpoints.map(([name, { route, summary }]) => `<tr><td><a href="#${name}"><code>${escaped(route)}</code></a></td><td>${escaped(summary)}</td></tr>`).join('\n')}
</tbody></table></div>
${endpoints.map(([name, endpoint]) => section(name, endpoint, paths)).join('\n')}
<h2>Schemas</h2>
${Object.entries(components.schemas)
  .map(
    ([name, schema]) =>
      `<details id="schema-${name}"><summary><code>${name}</code></summary>${code(schema)}</details>`,
  )
  .join('\n')}
<h2 id="errors">Errors</h2>
<div class="wrap"><table><thead><tr><th>errorCode</th><th>Status</th><th>When</th></tr></thead><tbody>
${Object.entries(API_ERRORS)
  .map(
    ([code, [status, , when]]) =>
      `<tr id="${code}"><td><code>${code}</code></td><td>${status}</td><td>${escaped(when)}</td></tr>`,
  )
  .join('\n')}
</tbody></table></div>
</body></html>
`;
}

type Operation = {
  parameters?: {
    name: string;
    in: string;
    required: boolean;
    description?: string;
    schema: Json;
  }[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, { content: Record<string, { schema: Json }> }>;
};

const CREDENTIALS = {
  none: '',
  basic: ' Requires the client credentials (HTTP Basic).',
  bearer: ' Requires the access token of a donor (Bearer).',
  optional: ' Accepts the access token of a donor (Bearer).',
  staff: '',
};

type Paths = Record<string, Record<string, Operation>>;

function section(name: string, endpoint: Endpoint, paths: Paths): string {
  const { method, path } = methodAndPath(endpoint);
  const { summary, auth = 'none', status = 200 } = endpoint;
  const { parameters = [], requestBody, responses } = paths[path]![method.toLowerCase()]!;
  return `<section>
<h2 id="${name}"><span class="method">${method}</span> ${escaped(path)}</h2>
<p>${escaped(summary)}${CREDENTIALS[auth]}</p>
${parameters.length > 0 ? `<ul>${parameters.map(({ name: parameter, in: where, required, description = '', schema }) => `<li><code>${parameter}</code>, ${where}${required ? ', required' : ''} <code>${linked(JSON.stringify(schema))}</code> ${escaped(description)}</li>`).join('')}</ul>` : ''}
${contentDetails('Body', requestBody)}
${contentDetails(`Response, ${status}`, responses[status])}
<p>Errors: ${errorsOf(endpoint).map(errorLink).join(', ')}</p>
</section>`;
}

function contentDetails(
  title: string,
  body: { content: Record<string, { schema: Json }> } | undefined,
): string {
  return Object.entries(body?.content ?? {})
    .map(
      ([type, { schema }]) =>
        `<details><summary>${title}, ${type}</summary>${code(schema)}</details>`,
    )
    .join('');
}

const code = (json: Json): string => `<pre>${linked(JSON.stringify(json, null, 2))}</pre>`;

/** Escapes JSON, and links each reference to its schema. */
const linked = (json: string): string =>
  escaped(json).replaceAll(new RegExp(`${SCHEMAS}(\\w+)`, 'g'), '<a href="#schema-$1">$1</a>');

const errorLink = (code: ApiErrorCode): string => `<a href="#${code}"><code>${code}</code></a>`;

const CACHING = 'public, max-age=300';

export function mountDocs(app: ApiRouter): void {
  let page: string | undefined;
  app.get('/docs', (c) =>
    c.html((page ??= docsPage()), 200, {
      'cache-control': CACHING,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    }),
  );
  app.get('/openapi.json', (c) => c.json(openApi(), 200, { 'cache-control': CACHING }));
}
