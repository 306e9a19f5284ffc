/** A minimal Remix site, built by hand from the installed packages, for the contract test of web/remix. */
import { pathToFileURL } from 'node:url';
import {
  createRequestHandler,
  data,
  redirect,
  type EntryContext,
  type ServerBuild,
} from '@remix-run/node';
import { Outlet, RemixServer, Scripts } from '@remix-run/react';
import type { ReactNode } from 'react';
import { renderPage } from '#web/remix/render.server';
import { ScrollMemory } from '#web/remix/scroll-memory';

export const ORIGIN = 'http://localhost:3000';
export const NONCE = 'q83vASNFZ4mrze8BI0VniQ==';
export const CLASSES = ['a', '[&>p]:mt-1'];

export const rendering = {
  /** True while the server renders. root.tsx has `import.meta.env.SSR`, which a bundler sets. */
  isServer: true,
  /** True while rendering of every page fails, also of the error page. */
  isBroken: false,
  /** How many times a page was rendered. */
  count: 0,
};

function Layout({ children }: { children: ReactNode }) {
  rendering.count += 1;
  if (rendering.isBroken) throw new Error('a page that cannot be rendered');
  return (
    <html lang="en">
      <head>
        <title>minimal</title>
      </head>
      <body className={CLASSES.join(' ')}>
        {children}
        <ScrollMemory />
        {rendering.isServer && <Scripts nonce={NONCE} />}
      </body>
    </html>
  );
}

/** The requests that the loader of the form's page was called with. */
export const loaded: Request[] = [];

export const MODULES = {
  root: { default: () => <Outlet />, Layout, loader: () => ({ greeting: 'salam' }) },
  home: { default: () => <h1>home</h1>, loader: () => ({ gifts: 3 }) },
  form: {
    default: () => <h1>form</h1>,
    loader: ({ request }: { request: Request }) => {
      loaded.push(request);
      return null;
    },
    action: async ({ request }: { request: Request }) =>
      (await request.formData()).has('amount')
        ? redirect('/thanks')
        : data('an amount is missing', { status: 400 }),
  },
  thanks: { default: () => <h1>thanks</h1>, loader: () => null },
  busy: {
    default: () => null,
    ErrorBoundary: () => <h1>busy</h1>,
    loader: () => {
      throw data('later', { status: 503, headers: { 'retry-after': '7' } });
    },
  },
};
export type Id = keyof typeof MODULES;
const IDS = Object.keys(MODULES) as Id[];

const placeOf = (id: Id) => ({
  id,
  ...(id === 'root'
    ? { path: '' }
    : { parentId: 'root', ...(id === 'home' ? { index: true } : { path: id }) }),
});
const manifestOf = (id: Id) => ({
  ...placeOf(id),
  module: `/assets/${id}.js`,
  imports: ['/assets/shared.js'],
  hasLoader: 'loader' in MODULES[id],
  hasAction: 'action' in MODULES[id],
  hasErrorBoundary: 'ErrorBoundary' in MODULES[id],
  hasClientLoader: false,
  hasClientAction: false,
});
const tableOf = <Row,>(rowOf: (id: Id) => Row) =>
  Object.fromEntries(IDS.map((id) => [id, rowOf(id)]));

/** Entry contexts of all renders, newest last. */
export const contexts: EntryContext[] = [];
async function render(request: Request, status: number, headers: Headers, context: EntryContext) {
  contexts.push(context);
  const page = <RemixServer context={context} url={request.url} nonce={NONCE} />;
  const html = await renderPage(page, { context, nonce: NONCE, onError: () => undefined });
  headers.set('content-type', 'text/html');
  return new Response(html, { status, headers });
}

const { default: options } = (await import(pathToFileURL('remix.config.js').href)) as {
  default: Pick<ServerBuild, 'future'>;
};
const handler = createRequestHandler(
  {
    routes: tableOf((id) => ({ ...placeOf(id), module: MODULES[id] })),
    assets: {
      entry: { module: '/assets/entry.js', imports: ['/assets/shared.js'] },
      routes: tableOf(manifestOf),
      url: '/assets/manifest.js',
      version: '1',
    },
    entry: { module: { default: render, handleError: () => undefined } },
    future: options.future,
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    isSpaMode: false,
  } as unknown as ServerBuild,
  'production',
);

/** Sends a request to the site as Remix serves it, with the future flags of remix.config.js. */
export function serve(path: string, init?: RequestInit): Promise<Response> {
  return handler(new Request(ORIGIN + path, init));
}
