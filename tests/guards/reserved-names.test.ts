/** Names that only one folder may use. */
import { existsSync } from 'node:fs';
import ts from 'typescript';
import { checkRules, importsPackage, uses, type Rule } from './rules';
import { filesBelow, importsOf } from './sources';

const COOKIE_HEADER = /^(?:set-)?cookie$/i;
const COOKIE_NAMES = /^(?:createCookie(?:SessionStorage)?|getSetCookie|setCookie|isCookie)$/;

/** The only folder that depends on Remix internals (decision 0036). */
const REMIX_FOLDER = 'web/remix/';
/** Globals, fields, headers, URLs and HTML of Remix that its documentation does not describe. */
const REMIX_INTERNALS =
  /__remix|__manifest|staticHandlerContext|_isRedirect|x-remix-|modulepreload|_root\.data|^\.data$|\\\.data\b|^_data$/i;

function isText(node: ts.Node): node is ts.LiteralLikeNode {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isRegularExpressionLiteral(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node)
  );
}

/** Attributes, properties and functions that get a URL. */
const LINK_ATTRIBUTES = new Set(['to', 'href', 'action', 'formAction']);
const LINK_CALLS = new Set(['redirect', 'redirectDocument', 'replace', 'navigate', 'submit']);

/** Returns true when an expression is a string that begins like an internal URL. A file in public/ does not count. */
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

/** Files that format or parse numbers that are not amounts. */
const NUMBERS_THAT_ARE_NO_AMOUNTS: Record<string, string> = {
  'domain/numbers/format.ts': 'counts and percentages, in the digits of the site',
  'charity-api/commands/backup.ts': 'the size of a backup in megabytes',
  'charity-api/doctor/checks/data.ts': 'the free space of a disk in gigabytes',
  'staff/routes/reports/chart.tsx': 'places and sizes in a drawing',
};

/** Loaders that call `readVisitor`: they send no access token to the charity API. All others use `withVisitor`. */
const WITHOUT_SIGN_IN: Record<string, string> = {
  'app/routes/api/trial.ts': 'whether the visitor has chosen light pages',
  'app/routes/sharing/manifest.ts': 'the name of the charity in the language of the URL',
  'app/routes/sharing/feed.ts': 'public articles',
  'app/routes/sharing/picture.ts': 'public content',
  'app/routes/sharing/security-text.ts': 'public contact details',
  'app/routes/sharing/sitemap.ts': 'public content',
  'app/routes/sharing/sitemap-part.ts': 'public content',
  'app/routes/shell/language.ts': 'a redirect to the home page',
  'app/routes/shell/light-pages.ts': 'a redirect to the home page',
  'app/routes/shell/pixels.ts': 'a redirect to the home page',
  'app/routes/sign-in/social/callback.ts': 'the response replaces the sign-in',
  'app/routes/sign-in/social/start.ts': 'a redirect to the sign-in page',
  'app/routes/lookups/countries.ts': 'data of the site itself',
  'app/routes/give/options.ts': 'public categories',
};

const RULES: Rule[] = [
  {
    name: 'loaders get the visitor from withVisitor, which refreshes expired tokens',
    breaches: (source) =>
      !source.path.startsWith('app/') ||
      source.path.startsWith('app/visitor/') ||
      source.path in WITHOUT_SIGN_IN
        ? []
        : uses(source, (node) => ts.isIdentifier(node) && node.text === 'readVisitor'),
    breach: [['app/routes/cart/cart.tsx', 'const { cart } = readVisitor(request);']],
  },
  {
    name: 'only app/visitor, staff/visitor and the module for signed cookies name cookies',
    breaches: (source) =>
      /^(?:app|staff)\/visitor\/|^web\/security\/sealed-cookie\./.test(source.path)
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
      ['web/security/same-site.server.ts', "import * as cookie from 'cookie';"],
    ],
  },
  {
    name: 'only web/remix uses Remix internals: its globals, its own requests, the HTML that it renders',
    breaches: (source) =>
      source.path.startsWith(REMIX_FOLDER)
        ? []
        : [
            ...importsOf(source)
              .filter(({ specifier }) => specifier.startsWith('react-dom/server'))
              .map(({ specifier }) => `${source.path}: imports ${specifier}`),
            ...uses(
              source,
              (node) =>
                ((ts.isIdentifier(node) || isText(node)) && REMIX_INTERNALS.test(node.text)) ||
                // Its components are functions that this file defines.
                (ts.isCallExpression(node) &&
                  /^(?:RemixBrowser|RemixServer|Scripts)$/.test(node.expression.getText())),
            ),
          ],
    breach: [
      ['app/entry.client.tsx', 'RemixBrowser({});'],
      ['app/entry.server.tsx', 'const { loaderData } = context.staticHandlerContext;'],
      ['app/entry.server.tsx', "import { renderToString } from 'react-dom/server';"],
      ['web/security/x.ts', 'const link = `<link rel="modulepreload" href="${file}">`;'],
      ['server/admission.ts', "path.endsWith('.data')"],
      ['app/forms/x.ts', "response.headers.has('X-Remix-Response')"],
    ],
  },
  {
    name: 'only web/links.ts and staff/links.ts build internal URLs',
    breaches: (source) =>
      !/^(?:app|staff|web)\//.test(source.path) ||
      /^(?:(?:web|staff)\/links|(?:app|staff)\/routes)\.ts$/.test(source.path)
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
    ],
  },
  {
    name: 'only domain/money formats and parses amounts',
    breaches: (source) =>
      source.path.startsWith('domain/money/') || source.path in NUMBERS_THAT_ARE_NO_AMOUNTS
        ? []
        : uses(
            source,
            (node) =>
              ts.isIdentifier(node) &&
              ['toFixed', 'parseFloat', 'NumberFormat', 'toLocaleString'].includes(node.text),
          ),
    breach: [['web/ui/price.tsx', 'const text = (amount.minor / 1000).toFixed(3);']],
  },
];

const asset = filesBelow('public')[0]?.replace('public', '');

checkRules(RULES, [
  [
    'app/root.tsx',
    `const links = [{ rel: 'icon', href: '${asset}' }, { href: 'https://x.example/' }];`,
  ],
  ['web/ui/field.tsx', "text.replace('/', ''); const a = <a href={links.home()}>{t('x')}</a>;"],
  ['app/visitor/cart-cookie.server.ts', "import { serialize } from 'cookie';"],
  ['app/routes/give/options.ts', 'const { charity } = readVisitor(request);'],
  ['web/remix/router.ts', 'const { state } = window.__remixRouter;'],
]);
