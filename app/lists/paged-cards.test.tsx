/** Tests a list that loads further pages: focus, requests, and restoring the list with the Back button. */
import { Link, useLoaderData, useNavigate } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { stringsFor } from '#web/i18n/instances.server';
import { PAGE_SIZE } from '#domain/constants';
import { translateFor } from '#tests/support/words';
import '#tests/support/drawn-page';
import { PagedCards } from './paged-cards';

const PAGES = 3;
const t = translateFor('en');

/** Page numbers of the loader's calls. */
const requestedPages: number[] = [];
/** The loader waits for this promise while it is set. */
let delay: Promise<void> | undefined;

function loader({ request }: { request: Request }) {
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
  requestedPages.push(page);
  const cards = Array.from({ length: PAGE_SIZE }, (_, n) => ({ id: `${page}.${n + 1}` }));
  const list = { fields: [], filters: {}, page, pages: PAGES, total: PAGES * PAGE_SIZE, cards };
  return delay ? delay.then(() => list) : list;
}

function List() {
  return (
    <PagedCards
      list={useLoaderData<typeof loader>()}
      to={({ page } = {}) => `/list?page=${page}`}
      empty={{ title: '', text: '' }}
    >
      {(cards) =>
        cards.map(({ id }) => (
          <article key={id} className="card">
            <Link to="/card">{id}</Link>
          </article>
        ))
      }
    </PagedCards>
  );
}

function Card() {
  const navigate = useNavigate();
  return <button onClick={() => navigate(-1)}>{'Back'}</button>;
}

/** Simulates a scroll to the end of the list. */
let nearEnd = () => {};

beforeEach(() => {
  requestedPages.length = 0;
  delay = undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        nearEnd = () => report([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {
        nearEnd = () => {};
      }
    },
  );
});

async function draw() {
  const strings = stringsFor('en', ['shell', 'projects']);
  const Site = createRemixStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ strings }),
      children: [
        { path: 'list', loader, Component: List },
        { path: 'card', Component: Card },
      ],
    },
  ]);
  render(<Site initialEntries={['/list']} />);
  await card('1.9');
}

const card = (id: string) => screen.findByRole('link', { name: id });
const more = () => screen.getByRole('link', { name: t('projects:more.next') });
const expectFocusOn = (id: string) =>
  waitFor(() => expect(document.activeElement?.textContent).toBe(id));

test('moves the focus to the first new card after a click on "show more", also on the last page', async () => {
  await draw();
  fireEvent.click(more());
  await expectFocusOn('2.1');
  fireEvent.click(more());
  await expectFocusOn('3.1');
  expect(screen.queryByRole('link', { name: t('projects:more.next') })).toBeNull();
});

test('does not move the focus when scrolling loads a page, unless the focused link disappears', async () => {
  await draw();
  more().focus();
  act(() => nearEnd());
  await card('2.9');
  expect(document.activeElement).toBe(more());
  act(() => nearEnd());
  await expectFocusOn('3.1');
});

test('does not request the next page again when the visitor clicks while it is loading', async () => {
  await draw();
  let arrive = () => {};
  delay = new Promise((resolve) => (arrive = resolve));
  act(() => nearEnd());
  fireEvent.click(await screen.findByRole('link', { name: t('projects:more.loading') }));
  arrive();
  await expectFocusOn('2.1');
  expect(requestedPages).toEqual([1, 2]);
});

test('links to the list of the next page for browsers without scripts', async () => {
  await draw();
  expect(more().getAttribute('href')).toBe('/list?page=2#results');
  const results = document.getElementById('results');
  expect(results?.tabIndex).toBe(-1);
  expect(results?.querySelector('a')).toBe(await card('1.1'));
});
