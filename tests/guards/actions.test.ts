/** Every action is made by `formAction`, and rejects forms of other sites. */
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { localisedPath, type SitePath } from '#web/links';
import routes from '#app/routes';
import { setupServer } from '#tests/support/opened-server';
import { urlPatternsOf, modulesOf, sampleUrlOf } from './site-map';
import { importsOf, readSources, targetOf, walk, type Source } from './sources';

/** `applyAction` calls `formAction`. */
const RECIPES = [
  { name: 'formAction', module: 'app/forms/action.server' },
  { name: 'applyAction', module: 'app/applications/apply-action.server' },
];

/** Actions that are not made by `formAction`, each with its own protection. */
const PROTECTED_WITHOUT_RECIPE: Record<string, string> = {
  'app/routes/projects/project.tsx': 'calls one of two actions, each made by formAction',
  'app/routes/api/webhooks.ts': 'a signature over the body: the sender is not a browser',
  'app/routes/sign-in/social/callback.ts':
    'Apple posts the answer to a sign-in from its site; the action only redirects to the same URL',
  'app/routes/newsletter/leave.tsx':
    'mail providers post from their servers; the signed token of the URL authorises the request',
  'app/routes/api/trial.ts': 'the same guard; form and response are the gateway’s own page',
};
/** Not tested below: they accept requests of other sites. */
const OPEN_TO_OTHERS = [
  'app/routes/api/webhooks.ts',
  'app/routes/sign-in/social/callback.ts',
  'app/routes/newsletter/leave.tsx',
];

type Action = { byRecipe: boolean };

/** The exported `action` of a module, and whether formAction makes it; null without an action. */
function actionOf(source: Source, others: readonly Source[] = []): Action | null {
  const modules = importsOf(source).map((entry) => targetOf(source, entry));
  const recipes = RECIPES.filter(({ module }) => modules.includes(module)).map(({ name }) => name);
  let found: Action | null = null;
  walk(source.tree, (node) => {
    if (ts.isExportSpecifier(node) && node.name.text === 'action') {
      const from = node.parent.parent.moduleSpecifier;
      const elsewhere = others.find(
        ({ path }) =>
          from &&
          ts.isStringLiteral(from) &&
          path.replace(/\.tsx?$/, '') ===
            targetOf(source, { specifier: from.text, typesOnly: false }),
      );
      found = (elsewhere && actionOf(elsewhere, others)) ?? { byRecipe: false };
    }
    if (ts.isFunctionDeclaration(node) && node.name?.text === 'action' && isExported(node))
      found = { byRecipe: false };
    if (ts.isVariableStatement(node) && isExported(node))
      for (const { name, initializer } of node.declarationList.declarations)
        if (name.getText(source.tree) === 'action')
          found = {
            byRecipe:
              initializer !== undefined &&
              ts.isCallExpression(initializer) &&
              recipes.includes(initializer.expression.getText(source.tree)),
          };
  });
  return found;
}

function isExported(node: ts.HasModifiers): boolean {
  return ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

const entries = await routes;
const modules = new Set(modulesOf(entries));
const sources = readSources(['app']);
const withActions = sources.flatMap((source) => {
  const action = modules.has(source.path) ? actionOf(source, sources) : null;
  return action ? [{ path: source.path, ...action }] : [];
});

test('every action is made by formAction', () => {
  expect(withActions.length).toBeGreaterThan(0);
  const others = withActions.filter(
    ({ path, byRecipe }) => !byRecipe && !(path in PROTECTED_WITHOUT_RECIPE),
  );
  expect(others).toEqual([]);
});

describe('in the built site', () => {
  const server = setupServer();

  const forms = urlPatternsOf(entries)
    .filter(
      ({ file }) => !OPEN_TO_OTHERS.includes(file) && withActions.some(({ path }) => path === file),
    )
    .map((address) => ({
      path: localisedPath(sampleUrlOf(address) as SitePath, address.inLanguages ? 'ar' : 'en'),
      query: address.isIndex ? '?index' : '',
    }));

  const FOREIGN: [string, Record<string, string>][] = [
    ['of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }],
    ['of another host of the same site', { 'sec-fetch-site': 'same-site' }],
    ['with another Origin', { origin: 'https://elsewhere.example' }],
    ['with Origin: null', { origin: 'null' }],
    ['without Origin and Sec-Fetch-Site', {}],
  ];

  test.each(forms)(
    'a form of this site: POST $path accepts Origin: null with Sec-Fetch-Site: same-origin',
    async ({ path, query }) => {
      for (const origin of ['null', 'not an origin']) {
        for (const address of [path + query, `${path}.data${query}`]) {
          const answer = await fetch(server.origin + address, {
            method: 'POST',
            headers: { 'sec-fetch-site': 'same-origin', origin },
            body: new URLSearchParams({ unknown: '1' }),
            redirect: 'manual',
          });
          const text = await answer.text();
          expect(answer.status, address).toBeLessThan(500);
          expect(answer.status, address).not.toBe(403);
          expect(answer.headers.has('location') || text !== '', address).toBe(true);
        }
      }
    },
  );

  describe.each(FOREIGN)('a form %s', (_, headers) => {
    test.each(forms)('POST $path rejects the form with 403', async ({ path, query }) => {
      // As a browser sends it natively, and as a client-side navigation sends it.
      for (const address of [path + query, `${path}.data${query}`]) {
        const answer = await fetch(server.origin + address, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
          body: 'amount=10',
          redirect: 'manual',
        });
        await answer.body?.cancel();
        expect(answer.status, address).toBe(403);
        expect(answer.headers.get('set-cookie')).toBeNull();
      }
    });
  });
});
