/** Dependency rules: which folder may import which, and names that only one folder may use. Each rule is tested on an example that breaks it. */
import { existsSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import {
  filesBelow,
  importsOf,
  packageOf,
  parse,
  placeOf,
  readSources,
  targetOf,
  walk,
  type Source,
} from './sources';

type Rule = {
  name: string;
  breaches: (source: Source) => string[];
  breach: [path: string, text: string][];
};

/** What each folder may import: other folders, or single files of them. Packages are not restricted. Same as in ARCHITECTURE.md. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  domain: ['domain'],
  contract: ['contract', 'domain'],
  app: ['app', 'contract', 'domain', 'locales', 'config'],
  'charity-api': ['charity-api', 'contract', 'domain', 'locales'],
  // Programs read the settings and pass them to the code below. The stand-alone process uses the start and shutdown
  // code of the storefront.
  'charity-api/main': [
    ...['charity-api', 'contract', 'domain', 'locales', 'config'],
    ...['server/listen', 'server/shutdown', 'server/start-failure'],
  ],
  'charity-api/commands/orders': ['charity-api', 'domain', 'config'],
  'charity-api/commands/seed': ['charity-api', 'domain', 'config'],
  server: [
    ...['server', 'domain', 'locales', 'config'],
    // What the app and the process around it must agree on. The app itself is loaded as it was built.
    ...['app/links', 'app/log.server', 'app/i18n/translate', 'app/visitor/plain-request'],
    ...['app/site.server', 'app/security/late-module.server'],
  ],
  config: ['domain'],
};

/** Decides where the charity API is: in this process or elsewhere. */
const COMPOSITION = 'app/charity/transport.server.ts';

function folderOf(path: string): string {
  return path.replace(/\.tsx?$/, '').split('/')[0] ?? '';
}

/** The folder of app/routes that contains a file. A route module outside the folders is a section of its own. */
function sectionOf(path: string): string | undefined {
  return /^app\/routes\/([^/]+)/.exec(path)?.[1];
}

function isIn(folderOrFile: string, target: string): boolean {
  return folderOrFile === folderOf(target) || folderOrFile === target.replace(/\.tsx?$/, '');
}

/** Names and strings in a file that a rule reserves for another folder. */
function uses(source: Source, isForbidden: (node: ts.Node) => boolean): string[] {
  const found: string[] = [];
  walk(source.tree, (node) => {
    if (isForbidden(node))
      found.push(`${placeOf(source, node)}: ${node.getText(source.tree).slice(0, 80)}`);
  });
  return found;
}

function importsPackage(source: Source, isForbidden: (name: string) => boolean): string[] {
  return importsOf(source)
    .filter(({ specifier }) => isForbidden(packageOf(specifier)))
    .map(({ specifier }) => `${source.path}: imports ${specifier}`);
}

const COOKIE_HEADER = /^(?:set-)?cookie$/i;
const COOKIE_NAMES = /^(?:createCookie(?:SessionStorage)?|getSetCookie|setCookie|isCookie)$/;

/** Attributes, functions and properties that are given an address. */
const LINK_ATTRIBUTES = new Set(['to', 'href', 'action', 'formAction']);
const LINK_CALLS = new Set(['redirect', 'redirectDocument', 'replace', 'navigate', 'submit']);

/** Whether an expression is a string of ours that begins as an internal address does. A file in public/ is none. */
function isInternalUrl(node: ts.Node | undefined): boolean {
  if (!node) return false;
  if (ts.isJsxExpression(node)) return isInternalUrl(node.expression);
  if (ts.isParenthesizedExpression(node)) return isInternalUrl(node.expression);
  if (ts.isBinaryExpression(node)) return isInternalUrl(node.left) || isInternalUrl(node.right);
  if (ts.isConditionalExpression(node))
    return isInternalUrl(node.whenTrue) || isInternalUrl(node.whenFalse);
  if (ts.isTemplateExpression(node)) return node.head.text.startsWith('/');
  if (!ts.isStringLiteralLike(node)) return false;
  return node.text.startsWith('/') && !(node.text.length > 1 && existsSync(`public${node.text}`));
}

/** Where numbers that are no amounts become text or come from it. */
const NUMBERS_THAT_ARE_NO_AMOUNTS: Record<string, string> = {
  'domain/numbers/format.ts': 'counts and percentages, in the digits of the site',
  'charity-api/commands/seed.ts': 'how long it took',
};

const RULES: Rule[] = [
  {
    name: 'a folder imports only the folders that it may',
    breaches: (source) => {
      const folder = folderOf(source.path);
      const allowed = MAY_IMPORT[source.path.replace(/\.tsx?$/, '')] ?? MAY_IMPORT[folder];
      return (
        importsOf(source)
          .filter(({ specifier }) => /^[.#]/.test(specifier))
          .map((entry) => targetOf(source, entry))
          .filter((target) => /^[a-z]/.test(target) && !allowed?.some((one) => isIn(one, target)))
          .filter((target) => !(source.path === COMPOSITION && folderOf(target) === 'charity-api'))
          // The programs' build, loaded at run time.
          .filter((target) => !(folder === 'server' && target.startsWith('build/')))
          .map((target) => `${source.path}: ${folder} may not import ${target}`)
      );
    },
    breach: [
      ['domain/cart/cart.ts', "import type { Order } from\n  '#contract/orders';"],
      ['contract/orders.ts', "export * from '#app/links';"],
      ['app/routes/home/home.tsx', "const api = await import('#api/index');"],
      ['app/ui/button.tsx', "import { x } from '../../charity-api/deps';"],
      ['charity-api/mail/receipt.ts', "type L = import('#app/links').Links;"],
      ['server/handler.ts', "import { charityClient } from '#app/charity/client.server';"],
    ],
  },
  {
    name: 'nothing imports a section of app/routes from outside it; shared parts are in app/giving, app/lists, app/cart and app/paying',
    breaches: (source) =>
      importsOf(source)
        .map((entry) => targetOf(source, entry))
        .filter((target) => target.startsWith('app/routes/'))
        .filter((target) => sectionOf(target) !== sectionOf(source.path))
        .map((target) => `${source.path}: may not import ${target}`),
    breach: [
      ['app/routes/cases/case.tsx', "import { give } from '../projects/action.server';"],
      ['app/routes/cases/case.tsx', "type Card = import('#app/routes/projects/card').Card;"],
      ['app/giving/card.tsx', "import { StateBadge } from '../routes/projects/state-badge';"],
    ],
  },
  {
    name: 'only charity-api/db names the database driver',
    breaches: (source) =>
      source.path.startsWith('charity-api/db/')
        ? []
        : importsPackage(source, (name) =>
            /^(?:@libsql|libsql|pg|better-sqlite3|node:sqlite)/.test(name),
          ),
    breach: [['charity-api/modules/orders/repository.ts', "import Database from 'libsql';"]],
  },
  {
    name: 'only app/visitor names cookies',
    breaches: (source) =>
      source.path.startsWith('app/visitor/')
        ? []
        : [
            ...importsPackage(source, (name) => name === 'cookie'),
            ...uses(
              source,
              (node) =>
                (ts.isStringLiteralLike(node) && COOKIE_HEADER.test(node.text)) ||
                (ts.isIdentifier(node) && COOKIE_NAMES.test(node.text)) ||
                (ts.isPropertyAccessExpression(node) && node.name.text === 'cookie') ||
                (ts.isPropertyAssignment(node) &&
                  ts.isIdentifier(node.name) &&
                  node.name.text === 'cookie'),
            ),
          ],
    breach: [
      ['server/static.ts', "request.headers.get('Cookie')"],
      ['server.ts', 'const known = request.headers.cookie;'],
      ['app/routes/cart/cart.tsx', "return data(null, { headers: { 'set-cookie': value } });"],
      ['app/forms/flash.ts', "import { createCookie } from '@remix-run/node';"],
      ['app/security/x.ts', "import * as cookie from 'cookie';"],
    ],
  },
  {
    name: 'only app/links.ts makes internal addresses',
    breaches: (source) =>
      !source.path.startsWith('app/') || ['app/links.ts', 'app/routes.ts'].includes(source.path)
        ? []
        : uses(source, (node) => {
            if (ts.isJsxAttribute(node))
              return (
                LINK_ATTRIBUTES.has(node.name.getText(source.tree)) &&
                isInternalUrl(node.initializer)
              );
            if (ts.isPropertyAssignment(node))
              return (
                LINK_ATTRIBUTES.has(node.name.getText(source.tree)) &&
                isInternalUrl(node.initializer)
              );
            if (ts.isCallExpression(node) && ts.isIdentifier(node.expression))
              return LINK_CALLS.has(node.expression.text) && isInternalUrl(node.arguments[0]);
            return false;
          }),
    breach: [
      ['app/shell/footer.tsx', 'const a = <a href="/projects">x</a>;'],
      ['app/shell/footer.tsx', 'const a = <Link to={`/projects/${id}`} />;'],
      ['app/shell/footer.tsx', "const a = <Form action={open ? '/cart' : here} />;"],
      ['app/routes/cart/cart.tsx', "throw redirect('/cart');"],
      ['app/shell/menu.ts', "export const MENU = [{ label: 'about', href: '/about' }];"],
      ['app/shell/menu.ts', "const at = { to: '/' + locale };"],
    ],
  },
  {
    name: 'only domain/money turns amounts into text and text into amounts',
    breaches: (source) =>
      source.path.startsWith('domain/money/') || source.path in NUMBERS_THAT_ARE_NO_AMOUNTS
        ? []
        : uses(
            source,
            (node) =>
              ts.isIdentifier(node) &&
              ['toFixed', 'parseFloat', 'NumberFormat', 'toLocaleString'].includes(node.text),
          ),
    breach: [
      ['app/ui/price.tsx', 'const text = (amount.minor / 1000).toFixed(3);'],
      ['app/ui/price.tsx', "new Intl.NumberFormat('ar').format(amount)"],
      ['charity-api/mail/receipt.ts', 'const amount = Number.parseFloat(text);'],
    ],
  },
];

const sources = readSources();

test('there are sources to read', () => {
  expect(sources.length).toBeGreaterThan(20);
});

describe.each(RULES)('$name', ({ breaches, breach }) => {
  test.each(breach)('finds the breach in a made-up %s', (path, text) => {
    expect(breaches(parse(path, text))).not.toEqual([]);
  });

  test('is kept', () => {
    expect(sources.flatMap(breaches)).toEqual([]);
  });
});

test('what is allowed is not taken for a breach', () => {
  const asset = filesBelow('public')[0]?.replace('public', '');
  const innocent: [string, string][] = [
    [COMPOSITION, "import { openCharityApi } from '#api/index';"],
    [
      'app/root.tsx',
      `const links = [{ rel: 'icon', href: '${asset}' }, { href: 'https://x.example/' }];`,
    ],
    ['app/ui/field.tsx', "text.replace('/', ''); const a = <a href={links.home()}>{t('x')}</a>;"],
    ['app/visitor/cart-cookie.server.ts', "import { serialize } from 'cookie';"],
    [
      'app/routes/home/home.tsx',
      "import { accept } from '../../forms/action.server'; import 'react';",
    ],
  ];
  for (const [path, text] of innocent)
    expect(RULES.flatMap(({ breaches }) => breaches(parse(path, text)))).toEqual([]);
});
