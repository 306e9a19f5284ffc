/**
 * The other reference of the benchmark: a minimal Remix app, with one page of 24 cards and 22 kB of HTML. It has no
 * text catalogue, no sign-in and no upstream. remix-serve runs it. It is built by hand from the installed packages, as
 * Remix's Vite plugin would build it.
 */
/* global Response */
import { randomBytes } from 'node:crypto';
import { RemixServer, Link, Outlet, Scripts, useLoaderData } from '@remix-run/react';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';

const CARDS = Array.from({ length: 24 }, (_, n) => ({
  id: `campaign-${n}`,
  title: `Clean water for village ${n}`,
  story:
    'A well, a pump and the training of two people who look after them for many years to come.',
  raised: 1_000 * n,
  goal: 30_000,
}));

/** @param {{ children: import('react').ReactNode }} props */
function Layout({ children }) {
  return h(
    'html',
    { lang: 'en' },
    h('head', null, h('meta', { charSet: 'utf-8' }), h('title', null, 'Campaigns')),
    h('body', null, h('header', null, h(Link, { to: '/' }, 'A charity')), children, h(Scripts)),
  );
}

/** @param {{ card: (typeof CARDS)[number] }} props */
function Card({ card }) {
  const percent = Math.round((card.raised / card.goal) * 100);
  return h(
    'article',
    { className: 'card rounded border p-4 shadow-sm hover:shadow' },
    h('img', {
      src: `/pictures/${card.id}.webp`,
      alt: '',
      width: 320,
      height: 213,
      loading: 'lazy',
    }),
    h('h2', { className: 'text-lg font-bold' }, h(Link, { to: `/${card.id}` }, card.title)),
    h('p', { className: 'text-sm text-neutral-700' }, card.story),
    h('progress', { max: 100, value: percent, 'aria-label': 'Raised so far' }),
    h('p', null, `${card.raised} OMR of ${card.goal} OMR`),
    h(
      'form',
      { method: 'post', action: `/${card.id}` },
      h('input', { type: 'hidden', name: 'amount', value: '10' }),
      h(
        'button',
        { className: 'button w-full rounded bg-teal-700 px-4 py-2 text-white' },
        'Donate',
      ),
    ),
  );
}

function Home() {
  const { cards } = /** @type {{ cards: typeof CARDS }} */ (useLoaderData());
  return h(
    'main',
    { className: 'grid gap-4 md:grid-cols-3' },
    cards.map((card) => h(Card, { key: card.id, card })),
  );
}

const modules = {
  root: { default: () => h(Outlet), Layout },
  home: { default: Home, loader: () => ({ cards: CARDS }) },
};
const places = {
  root: { id: 'root', path: '' },
  home: { id: 'home', parentId: 'root', index: true },
};
/**
 * @template T
 * @param {(id: keyof typeof modules) => T} rowOf
 */
const tableOf = (rowOf) => ({
  root: { ...places.root, ...rowOf('root') },
  home: { ...places.home, ...rowOf('home') },
});

export const routes = tableOf((id) => ({ module: modules[id] }));
export const assets = {
  entry: { module: '/assets/entry.js', imports: [] },
  routes: tableOf((id) => ({
    module: `/assets/${id}.js`,
    hasLoader: 'loader' in modules[id],
    hasAction: false,
    hasErrorBoundary: false,
    hasClientLoader: false,
    hasClientAction: false,
  })),
  url: '/assets/manifest.js',
  version: randomBytes(4).toString('hex'),
};
export const entry = {
  module: {
    /**
     * @param {Request} request
     * @param {number} status
     * @param {Headers} headers
     * @param {import('@remix-run/node').EntryContext} context
     */
    default: (request, status, headers, context) => {
      const page = renderToString(h(RemixServer, { context, url: request.url }));
      headers.set('content-type', 'text/html');
      return new Response(`<!doctype html>${page}`, { status, headers });
    },
  },
};
export const future = {
  v3_fetcherPersist: true,
  v3_relativeSplatPath: true,
  v3_throwAbortReason: true,
};
export const mode = 'production';
export const publicPath = '/';
export const assetsBuildDirectory = 'build/client';
export const isSpaMode = false;
