/** Tests the layout around pages: notice, navigation, language switch, error pages, and lost connections. */
import { useNavigate } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { sql } from 'kysely';
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import * as configuration from '#config';
import { FUNDS } from '#domain/offerings/funds';
import { importFiles } from '#tests/support/api/content-folder';
import { NO_PAGES, PAGE_FILES } from '#tests/support/charity/page-files';
import '#tests/support/drawn-page';
import { args, openTestSite, replaceMethods, unreachable, visit } from '#tests/support/site';
import { ErrorPage } from './error-page';
import { loader } from './loader.server';
import { Shell } from './shell';

beforeAll(async () => void (await openTestSite()));
afterEach(() => vi.restoreAllMocks());

type Route = Parameters<typeof createRemixStub>[0][number];

async function draw(path: string, route: Partial<Route> = {}, sent: object = {}) {
  const Page = createRemixStub([
    {
      id: 'root',
      path: '/',
      loader: () => loader(args(visit(path, sent))),
      Component: () => <Shell>{null}</Shell>,
      ErrorBoundary: () => (
        <Shell>
          <ErrorPage />
        </Shell>
      ),
      children: [{ path: '*', Component: () => null, ...route } as Route],
    },
  ]);
  render(<Page initialEntries={[path]} />);
  await screen.findByRole('banner');
}

const mainLinks = () => within(screen.getAllByRole('navigation', { name: 'Main' })[0]!);

/** DEMO_CONTENT, TRIAL_PAYMENTS and the text of the notice at the top. `null` means that there is no notice. */
test.each<[boolean, boolean, RegExp | null]>([
  [true, true, /^Demonstration: no real charity, no real money/],
  [true, false, /^Demonstration: no real charity/],
  [false, true, /^Trial: online payments on this site move no money\.$/],
  [false, false, null],
])('DEMO_CONTENT=%s, TRIAL_PAYMENTS=%s: the notice is %s', async (content, trials, said) => {
  const settings = { DEMO_CONTENT: content, TRIAL_PAYMENTS: trials };
  vi.spyOn(configuration, 'config').mockReturnValue({ ...configuration.config(), ...settings });
  await draw('/faqs');
  const strip = document.querySelector('aside.strip');
  if (!said) return expect(strip).toBeNull();
  expect(strip?.textContent).toMatch(said);
  expect(strip?.getAttribute('aria-label')).toBe(content ? 'Demonstration' : 'Trial');
});

test('marks the navigation entry of the current page', async () => {
  await draw('/projects/zakat');
  expect(mainLinks().getByRole('link', { name: 'Zakat' }).ariaCurrent).toBe('page');
  expect(mainLinks().getByRole('link', { name: 'Campaigns' }).ariaCurrent).toBeNull();
});

/** Returns the links of the layout to pages that the charity writes. */
const writtenPages = () => {
  const paths = ['/about', '/faqs', '/privacy-policy', '/terms-of-use'];
  return paths.filter((path) => document.querySelector(`a[href="${path}"]`));
};

test.each<[what: string, files: Record<string, string>, links: string[]]>([
  ['has written all pages', PAGE_FILES, ['/about', '/faqs', '/privacy-policy', '/terms-of-use']],
  [
    'has written only one policy',
    { ...NO_PAGES, 'pages/privacy-policy.yaml': PAGE_FILES['pages/privacy-policy.yaml'] },
    ['/privacy-policy'],
  ],
  ['has written no page', NO_PAGES, []],
])('links only to pages that exist when the charity %s', async (_, files, links) => {
  onTestFinished(async () => void (await openTestSite()));
  const site = await openTestSite({ empty: true });
  await importFiles(site, files);
  await draw('/cart');
  expect(writtenPages()).toEqual(links);
  const columns = within(screen.getByRole('contentinfo')).getAllByRole('heading', { level: 2 });
  const titles = columns.map(({ textContent }) => textContent);
  expect(titles.includes('Resources')).toBe(links.includes('/faqs'));
  expect(titles).toContain('About us');
});

/** Paths in the layout that the site links to only when the charity has content for them. */
const SECTION_PATHS = [
  '/projects/zakat',
  '/projects/stock-purge',
  '/projects/sacrifices',
  '/projects/endowments',
  '/projects/kafarat',
  '/projects/orphans',
  '/projects/type/tafreej',
  '/projects/mosques',
  '/programs',
];
const linkedSections = () =>
  SECTION_PATHS.filter((path) => document.querySelector(`a[href="${path}"]`));

test('links to the ways to give that the charity offers', async () => {
  await draw('/cart');
  expect(linkedSections()).toEqual(SECTION_PATHS);
});

test('links to no way to give that the charity does not offer', async () => {
  onTestFinished(async () => void (await openTestSite()));
  const site = await openTestSite();
  await sql`pragma foreign_keys = off`.execute(site.db);
  await site.db.deleteFrom('offerings').where('kind', 'in', ['orphan', 'endowment']).execute();
  await site.db.deleteFrom('offerings').where('id', '=', FUNDS.zakat).execute();
  await draw('/cart');
  const absent = ['/projects/zakat', '/projects/endowments', '/projects/orphans'];
  expect(linkedSections()).toEqual(SECTION_PATHS.filter((path) => !absent.includes(path)));
});

test('links to all pages when it is unknown which pages exist', async () => {
  onTestFinished(async () => void (await openTestSite()));
  const site = await openTestSite({ empty: true });
  site.fail(unreachable);
  await draw('/cart');
  expect(writtenPages()).toHaveLength(4);
  expect(linkedSections()).toEqual(SECTION_PATHS);
});

test('marks the navigation entry of the parent page with aria-current="true"', async () => {
  await draw('/projects/bread');
  expect(mainLinks().getByRole('link', { name: 'Campaigns' }).ariaCurrent).toBe('true');
  expect(mainLinks().getByRole('link', { name: 'Home' }).ariaCurrent).toBeNull();
});

test('offers every language and sends the path of the current page with the choice', async () => {
  await draw('/ar/faqs');
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[action="/ar/language"]')];
  expect(forms.length).toBeGreaterThan(0);
  const [form] = forms;
  expect([...form!.querySelectorAll('button')].map(({ value, lang }) => [value, lang])).toEqual(
    ['en', 'ar', 'tr', 'id'].map((locale) => [locale, locale]),
  );
  expect(new FormData(form).get('returnTo')).toBe('/ar/faqs');
});

test('submits the form of the page to the same page in the other language when the language changes', async () => {
  await draw('/ar/checkout?type=business', { handle: { keptForm: () => 'pay-form' } });
  const [turkish] = document.querySelectorAll<HTMLButtonElement>('button[value="tr"]');
  expect(turkish?.getAttribute('form')).toBe('pay-form');
  expect(turkish?.getAttribute('formaction')).toBe('/tr/checkout?type=business');
  expect(turkish?.name).toBe('language');
});

test('submits the form of the page without changing the language when the donor presses Enter in a field', async () => {
  await draw('/ar/checkout', { handle: { keptForm: () => 'pay-form' } });
  const [first] = document.querySelectorAll<HTMLButtonElement>('button[form="pay-form"]');
  expect([first?.type, first?.name, first?.getAttribute('formaction')]).toEqual([
    'submit',
    '',
    null,
  ]);
});

test.each<[what: string, methods: object[] | null, cards: boolean, monthly: boolean]>([
  ['a card, also monthly', [{ method: 'Stripe', currencies: ['OMR'], monthly: true }], true, true],
  ['a card and no monthly gifts', [{ method: 'Xendit', currencies: ['IDR'] }], true, false],
  [
    'bank transfer and PayPal',
    [
      { method: 'Bank', currencies: ['OMR'] },
      { method: 'Paypal', currencies: ['USD'] },
    ],
    false,
    false,
  ],
  ['unknown payment methods, because the API fails', null, false, false],
])('the footer of a charity with %s promises only those', async (_, methods, cards, monthly) => {
  onTestFinished(async () => void (await openTestSite()));
  const site = await openTestSite();
  site.fail(methods ? replaceMethods(methods) : unreachable);
  await draw('/cart');
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.queryByRole('img', { name: /bank card/ }) !== null).toBe(cards);
  expect(footer.queryByRole('link', { name: 'Monthly giving' }) !== null).toBe(monthly);
});

test('shows a message when the page contains stale data', async () => {
  await draw('/faqs', { loader: () => ({ stale: true }) });
  expect(await screen.findByText(/may be out of date/)).toBeTruthy();
});

test.each([
  [404, 'Page not found', false],
  [403, 'This form did not come from our site', false],
  [503, 'We cannot reach our records at the moment', true],
])('shows the error page of status %i with the title "%s"', async (status, title, isOurs) => {
  await draw('/x?page=2', {
    loader: () => {
      throw new Response(null, { status });
    },
  });
  const page = within(screen.getByRole('main'));
  expect((await page.findByRole('heading', { level: 1 })).textContent).toBe(title);
  const links = page.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.slice(0, 2)).toEqual(status === 404 ? ['/projects', '/'] : ['/x?page=2', '/']);
  expect(links.some((link) => link?.startsWith('mailto:'))).toBe(isOurs);
});

test.each([
  ['/orders/xyz', /We could not find this order.*open it from our email/],
  ['/orders', /may have moved/],
])('the 404 page of %s contains the text for that kind of link', async (path, says) => {
  await draw(path, {
    loader: () => {
      throw new Response(null, { status: 404 });
    },
  });
  expect((await within(screen.getByRole('main')).findByText(says)).textContent).toBeTruthy();
});

test('shows the error page in the full layout when the connection is lost during navigation', async () => {
  let isBroken = false;
  const shell = loader(args(visit('/')));
  function Home() {
    const navigate = useNavigate();
    return <button onClick={() => void navigate('/faqs')}>go</button>;
  }
  const Page = createRemixStub([
    {
      id: 'root',
      path: '*',
      loader: () => {
        if (isBroken) throw new TypeError('Failed to fetch');
        return shell;
      },
      Component: () => (
        <Shell>
          <Home />
        </Shell>
      ),
      ErrorBoundary: () => (
        <Shell>
          <ErrorPage />
        </Shell>
      ),
    },
  ]);
  render(<Page initialEntries={['/']} />);
  const go = await screen.findByText('go');
  isBroken = true;
  fireEvent.click(go);
  expect(await screen.findByRole('heading', { name: 'The page did not load' })).toBeTruthy();
  expect(screen.getByRole('contentinfo').textContent).toContain('hello@amal.example');
});
