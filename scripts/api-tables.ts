/** Creates the Markdown tables of the charity API's endpoints and errors, and inserts them into docs/api.md. */
import { ENDPOINTS, type Endpoint } from '#contract/endpoints';
import { API_ERRORS } from '#contract/errors';

const BEGIN = '<!-- made by `npm run generate`: endpoints and errors -->';
const END = '<!-- end of what is made -->';

/** Replaces the tables of the page. The text around the tables does not change. */
export function withTables(page: string, tables: string): string {
  const block = `${BEGIN}\n\n${tables}\n\n${END}`;
  const [before, rest] = page.split(BEGIN);
  if (rest === undefined) return `${page.trimEnd()}\n\n${block}\n`;
  return `${before}${block}${rest.split(END)[1] ?? '\n'}`;
}

/** Returns the two tables as Markdown with headings. */
export function apiTables(): string {
  return ['## Endpoints', endpoints(), '## Errors', errors()].join('\n\n');
}

function endpoints(): string {
  const rows = Object.values<Endpoint>(ENDPOINTS).map((endpoint) => [
    `\`${endpoint.method} ${endpoint.path}\``,
    endpoint.summary,
    describeInput(endpoint) || '–',
    (endpoint.errors ?? []).map((code) => `\`${code}\``).join(' ') || '–',
  ]);
  return table(['Call', 'What it does', 'Takes', 'Errors of its own'], rows);
}

function describeInput({ query, body, upload, headers, optionalHeaders, auth }: Endpoint): string {
  return [
    ...(query ? [`query: ${Object.keys(query.shape).join(', ')}`] : []),
    ...(body && 'shape' in body ? [`body: ${Object.keys(body.shape as object).join(', ')}`] : []),
    ...(upload ? ['a file, as multipart/form-data'] : []),
    ...Object.keys(headers ?? {}).map((name) => `header \`${name}\``),
    ...Object.keys(optionalHeaders ?? {}).map((name) => `perhaps header \`${name}\``),
    ...(auth ? [`${auth} credentials`] : []),
  ].join('; ');
}

function errors(): string {
  const rows = Object.entries(API_ERRORS).map(([code, { status, when }]) => [
    `\`${code}\``,
    String(status),
    when,
  ]);
  return table(['Code', 'Status', 'When'], rows);
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
