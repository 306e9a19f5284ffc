/**
 * The staff area with a charity API in memory, and a browser without scripts for it. Each request runs the complete
 * page: loaders, actions, rendering. Nothing is built.
 */
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import type { RouteConfigEntry } from '@remix-run/route-config';
import { within } from '@testing-library/dom';
import { JSDOM } from 'jsdom';
import { expect } from 'vitest';
import { setRunningApi } from '#web/charity/running-api.server';
import { config } from '#config';
import type { Locale } from '#domain/locales';
import type { StaffRole } from '#domain/staff/permissions';
import * as entry from '#staff/entry.server';
import * as root from '#staff/root';
import * as staffSite from '#staff/site.server';
import routes from '#staff/routes';
import { commitSession, commitSettings } from '#staff/visitor/visitor.server';
import { CookieJar } from './cookie-jar';
import { htmlFaults } from './valid-html';
import { missingTextsIn } from './missing-texts';
import { joinStaff, type TestMember } from './api/staff';
import type { TestApi } from './api/api';

const { default: options } = (await import(pathToFileURL('remix.config.js').href)) as {
  default: Pick<ServerBuild, 'future'>;
};
const modules = import.meta.glob<object>(
  ['../../staff/{frame,routes}/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'],
  { eager: true },
);

type Route = { id: string; parentId?: string; path?: string; index?: boolean; module: object };

function routesOf(entries: readonly RouteConfigEntry[], parentId: string): Route[] {
  return entries.flatMap(({ file, path, index, children = [], id = file }) => [
    { id, parentId, ...(path && { path }), ...(index && { index }), module: moduleOf(file) },
    ...routesOf(children, id),
  ]);
}

function moduleOf(file: string): object {
  const module = modules[`../../staff/${file}`];
  if (!module) throw new Error(`staff/${file} is missing`);
  return module;
}

const all: Route[] = [{ id: 'root', path: '', module: root }, ...routesOf(await routes, 'root')];
const tableOf = <Row,>(rowOf: (route: Route) => Row) =>
  Object.fromEntries(all.map((route) => [route.id, rowOf(route)]));

const handle = createRequestHandler(
  {
    routes: tableOf((route) => route),
    assets: {
      entry: { module: '', imports: [] },
      routes: tableOf(({ module, ...place }) => ({
        ...place,
        ...{
          module: '',
          imports: [],
          hasLoader: 'loader' in module,
          hasAction: 'action' in module,
        },
        ...{ hasErrorBoundary: 'ErrorBoundary' in module, hasClientLoader: false },
        hasClientAction: false,
      })),
      ...{ url: '', version: '1' },
    },
    entry: { module: entry },
    future: options.future,
    ...{ publicPath: '/', assetsBuildDirectory: '', isSpaMode: false },
  } as unknown as ServerBuild,
  'production',
);

export type StaffPage = {
  status: number;
  /** Path and query of the page, after redirects. */
  path: string;
  title: string;
  headers: Headers;
  /** The response as text, for downloads. */
  body: string;
  document: Document;
  /** The part of the page inside <main>. */
  main: HTMLElement;
  /** The text of the main part, with single spaces. */
  text: string;
  /** Opens the link with this name. */
  follow: (name: string | RegExp) => Promise<StaffPage>;
  /** Presses the button with this name. `fields` replaces values of its form; a list chooses checkboxes. */
  press: (name: string | RegExp, fields?: Fields, within?: HTMLElement) => Promise<StaffPage>;
};
type Fields = Record<string, string | readonly string[] | File>;

export type StaffBrowser = {
  open: (path: string, headers?: Record<string, string>) => Promise<StaffPage>;
  /** The Cookie header of the next request. */
  cookies: () => string;
};

/** Returns a browser without a session. */
export function staffBrowser(
  api: Pick<TestApi, 'api'>,
  { locale = 'en' as Locale, session = null as string | null } = {},
): StaffBrowser {
  const origin = new URL(config().staffUrl!).origin;
  const jar = new CookieJar();
  jar.receive([commitSettings({ locale })]);
  if (session !== null) jar.receive([commitSession(session)]);

  async function send(path: string, init: RequestInit = {}): Promise<StaffPage> {
    // Another test of the same thread may have its own API.
    setRunningApi(api.api);
    const headers = new Headers(init.headers);
    // Strict cookies are not sent with a link of another site.
    if (headers.get('sec-fetch-site') !== 'cross-site') headers.set('cookie', jar.header);
    const request = new Request(origin + path, { ...init, headers });
    const response = await staffSite.respond(request, (one) => handle(one, {}));
    jar.receive(response.headers.getSetCookie());
    const location = response.headers.get('location');
    if (location !== null && response.status < 400)
      return send(location.startsWith('/') ? location : new URL(location).pathname);
    return pageOf(response, path);
  }

  async function pageOf(response: Response, path: string): Promise<StaffPage> {
    const body = await response.text();
    if (response.headers.get('content-type')?.startsWith('text/html')) {
      expect(missingTextsIn(body), path).toEqual([]);
      expect(faultsOf(path, body), path).toEqual([]);
    }
    const { document } = new JSDOM(body, { url: origin + path }).window;
    const main = document.querySelector('main') ?? document.body;
    const at = (link: string) => new URL(link, origin + path);
    return {
      ...{ status: response.status, path, title: document.title, headers: response.headers },
      ...{ body, document, main, text: (main.textContent ?? '').replace(/\s+/g, ' ').trim() },
      follow(name) {
        const { pathname, search } = at(oneNamed<HTMLAnchorElement>(document.body, 'a', name).href);
        return send(pathname + search);
      },
      press(name, fields = {}, area = document.body) {
        const button = oneNamed<HTMLButtonElement>(area, 'button', name);
        const form = button.form!;
        const { pathname, search } = at(form.action);
        const values = valuesOf(form, button, fields);
        if (form.method === 'get') return send(`${pathname}?${textOf(values)}`);
        const isUpload = form.enctype === 'multipart/form-data';
        return send(pathname + search, {
          method: 'POST',
          headers: { 'sec-fetch-site': 'same-origin' },
          body: isUpload ? values : textOf(values),
        });
      },
    };
  }

  return {
    open: (path, headers) => send(path, { headers: headers ?? {} }),
    cookies: () => jar.header,
  };
}

const validated = new Set<string>();

/** Validates the first page of each kind: a reference in the path is no new kind. Takes about 30 ms. */
function faultsOf(path: string, body: string): string[] {
  const kind = path.replace(/\?.*/, '').replaceAll(/\/[^/]*[^/a-z-][^/]*/g, '/*');
  if (validated.has(kind)) return [];
  validated.add(kind);
  // Only the build knows the URL of the stylesheet. The comments that Remix adds after </html> are valid.
  return htmlFaults(body.replace('href=""', 'href="/x.css"').replace(/(?:<!--.{1,2}-->)+$/, ''));
}

/** Finds the only visible element with this name. Testing Library would compute the styles of all elements. */
function oneNamed<Found extends Element>(area: Element, tag: string, name: string | RegExp): Found {
  const nameOf = (one: Element) =>
    (one.getAttribute('aria-label') ?? one.textContent ?? '').replace(/\s+/g, ' ').trim();
  const all = [...area.querySelectorAll<Found>(tag)].filter(
    (one) => !one.closest('[hidden], [aria-hidden]'),
  );
  const found = all.filter((one) =>
    typeof name === 'string' ? nameOf(one) === name : name.test(nameOf(one)),
  );
  if (found.length === 1) return found[0]!;
  throw new Error(`${found.length} elements ${tag} ${name}, of ${all.map(nameOf).join('; ')}`);
}

/** The values that a browser sends for the form. @throws Error when the form has no field for one of `fields` */
function valuesOf(form: HTMLFormElement, button: HTMLButtonElement, fields: Fields): FormData {
  const typed = new form.ownerDocument.defaultView!.FormData(form);
  const names = [...form.elements].map((element) => (element as HTMLInputElement).name);
  const values = new FormData();
  for (const [name, value] of typed)
    if (!(name in fields) && typeof value === 'string') values.append(name, value);
  for (const [name, value] of Object.entries(fields)) {
    if (!names.includes(name)) throw new Error(`the form has no field ${name}`);
    for (const one of typeof value === 'string' || value instanceof File ? [value] : value)
      values.append(name, one);
  }
  if (button.name) values.append(button.name, button.value);
  return values;
}

const textOf = (values: FormData) =>
  new URLSearchParams(
    [...values].filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );

/** Returns a browser in which a new member with these roles is signed in. */
export async function signedInStaff(
  api: TestApi,
  roles: StaffRole[],
  { locale = 'en' as Locale, name = 'Huda Al-Rashdi' } = {},
): Promise<StaffBrowser & { member: TestMember }> {
  const member = await joinStaff(api, roles, { name });
  const session = member.headers.authorization.replace(/^Bearer /, '');
  return { ...staffBrowser(api, { locale, session }), member };
}

export { within };
