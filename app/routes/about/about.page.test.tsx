// @vitest-environment jsdom
/** Tests of the rendered text pages with their real loaders: headings, anchors and links. */
import { Outlet } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { stringsFor } from '#app/i18n/instances.server';
import { args, openTestSite, visit } from '#tests/support/site';
import AboutPage, { loader as about } from './about';
import ContactPage, { loader as contact } from './contact';
import FaqsPage, { loader as faqs } from './faqs';
import PrivacyPage, { loader as privacy } from './privacy';
import TermsPage, { loader as terms } from './terms';

beforeAll(async () => {
  await openTestSite();
  // The router logs one warning about a future flag that the stub cannot set.
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const Nothing = createRemixStub([{ path: '/', Component: () => null }]);
  render(<Nothing />).unmount();
  warn.mockRestore();
});

type Loader = (given: LoaderFunctionArgs) => Promise<unknown>;

const PAGES: [path: string, Page: ComponentType, loader: Loader][] = [
  ['/about', AboutPage, about],
  ['/contact-us', ContactPage, contact],
  ['/faqs', FaqsPage, faqs],
  ['/ar/privacy-policy', PrivacyPage, privacy],
  ['/terms-of-use', TermsPage, terms],
];

async function draw(path: string, Component: ComponentType, loader: Loader) {
  const Page = createRemixStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ strings: stringsFor('en', ['shell']), light: false }),
      Component: Outlet,
      children: [{ path: path.slice(1), loader: () => loader(args(visit(path))), Component }],
    },
  ]);
  render(<Page initialEntries={[path]} />);
  await screen.findByRole('heading', { level: 1 });
}

test.each(PAGES)('%s has one h1, and headings that skip no level', async (...page) => {
  await draw(...page);
  const levels = [...document.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) =>
    Number(tagName.slice(1)),
  );
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [at, level] of levels.entries())
    expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);
});

test.each(PAGES)('%s has unique ids, and links only to anchors that exist', async (...page) => {
  await draw(...page);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const anchors = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  expect(anchors.filter(({ hash }) => !ids.includes(hash.slice(1)))).toEqual([]);
});

test('lists every section in the table of contents', async () => {
  await draw('/terms-of-use', TermsPage, terms);
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  const sections = [...document.querySelectorAll('section')];
  expect([...contents.querySelectorAll('a')].map((link) => [link.hash, link.textContent])).toEqual(
    sections.map(({ id, firstElementChild }) => [`#${id}`, firstElementChild?.textContent]),
  );
});

test('shows the date of the last change as DD-MM-YYYY', async () => {
  await draw('/privacy-policy', PrivacyPage, privacy);
  expect(document.querySelector('time')?.textContent).toMatch(/^\d\d-\d\d-20\d\d$/);
});

test('shows twelve questions, which are closed at first', async () => {
  await draw('/faqs', FaqsPage, faqs);
  const folds = [...document.querySelectorAll('details')];
  expect(folds).toHaveLength(12);
  expect(folds.filter(({ open }) => open)).toEqual([]);
  expect(document.querySelector('details > #transfer')?.textContent).toMatch(/ND-/);
});

test('shows phone number and email as links', async () => {
  await draw('/contact-us', ContactPage, contact);
  const phone = screen.getByRole('link', { name: '+968 2123 4567' });
  expect(phone.getAttribute('href')).toBe('tel:+96821234567');
  const email = screen.getByRole('link', { name: 'hello@amal.example' });
  expect(email.getAttribute('href')).toBe('mailto:hello@amal.example');
});
