/** Tests the search while the donor types: requests, pages of options, and the choice. */
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '#tests/support/drawn-part';
import { Combobox } from './combobox';
import { SEARCH_DEBOUNCE_MS, type ListQuery, type Option } from './use-options';

const ALL = Array.from({ length: 20 }, (_, n) => ({ id: `o${n}`, title: `Option ${n}` }));

type Answer = (query: ListQuery) => Promise<Response> | Response;
const asked: ListQuery[] = [];
let answer: Answer;

const found: Answer = ({ search, offset, limit }) => {
  const data = ALL.filter(({ title }) => title.includes(search));
  return Response.json({ total: data.length, data: data.slice(offset, offset + limit) });
};

beforeAll(async () => {
  // Load the module before the tests, so that no test has to wait for it.
  await import('./search-list');
});
beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  answer = found;
  vi.stubGlobal('fetch', async (address: string) => {
    const query = JSON.parse(address) as ListQuery;
    asked.push(query);
    return answer(query);
  });
});
afterEach(() => void vi.useRealTimers());

const source = (query: ListQuery) => JSON.stringify(query);
const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function Form() {
  const [chosen, setChosen] = useState<Option | null>(null);
  return (
    <form>
      <Combobox
        id="x"
        name="x"
        label="Another category"
        chosen={chosen}
        onChoose={setChosen}
        source={source}
        fallback={<p>{'plain list'}</p>}
      />
    </form>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const isOpen = () => field().getAttribute('aria-expanded') === 'true';
const value = () => new FormData(document.forms[0]).get('x');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

async function drawn() {
  renderPart(<Form />);
  act(() => field().focus());
  await passes(0);
}

test('opens on focus with the first nine options, and keeps the focus', async () => {
  await drawn();
  expect(isOpen()).toBe(true);
  expect(asked).toEqual([{ search: '', offset: 0, limit: 9 }]);
  expect(options()).toHaveLength(9);
  expect(document.activeElement).toBe(field());
});

test('searches half a second after the last input', async () => {
  await drawn();
  type('Option 1');
  await passes(SEARCH_DEBOUNCE_MS - 1);
  type('Option 19');
  await passes(SEARCH_DEBOUNCE_MS - 1);
  expect(asked).toHaveLength(1);
  await passes(1);
  expect(asked.slice(1)).toEqual([{ search: 'Option 19', offset: 0, limit: 9 }]);
  expect(options()).toEqual(['Option 19']);
});

test('ignores the response to an earlier search when it arrives late', async () => {
  const waiting: ((given: Response) => void)[] = [];
  await drawn();
  answer = () => new Promise((resolve) => waiting.push(resolve));
  type('old');
  await passes(SEARCH_DEBOUNCE_MS);
  type('new');
  await passes(SEARCH_DEBOUNCE_MS);
  waiting[1]!(Response.json({ total: 1, data: [{ id: 'n', title: 'the new' }] }));
  waiting[0]!(Response.json({ total: 1, data: [{ id: 'o', title: 'the old' }] }));
  await passes(0);
  expect(options()).toEqual(['the new']);
});

test('requests the next page at the end of the list, until all options are loaded', async () => {
  await drawn();
  const list = screen.getByRole('listbox');
  const scroll = async () => {
    fireEvent.scroll(list);
    await passes(0);
  };
  await scroll();
  expect(options()).toHaveLength(18);
  await scroll();
  expect(options()).toHaveLength(20);
  await scroll();
  expect(asked.map(({ offset }) => offset)).toEqual([0, 9, 18]);
});

test('chooses an option with the keyboard and shows it', async () => {
  await drawn();
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  await passes(0);
  fireEvent.keyDown(field(), { key: 'Enter' });
  await passes(0);
  expect({ value: value(), shown: field().value, open: isOpen() }).toEqual({
    value: 'o1',
    shown: 'Option 1',
    open: false,
  });
});

test('closes on Escape without a choice', async () => {
  await drawn();
  fireEvent.keyDown(field(), { key: 'Escape' });
  await passes(0);
  expect({ value: value(), open: isOpen(), options: options() }).toEqual({
    value: '',
    open: false,
    options: [],
  });
});

test.each<[string, Answer]>([
  ['gets a 503 response', () => new Response(null, { status: 503 })],
  ['gets HTML', () => new Response('<html>')],
  ['fails', () => Promise.reject(new TypeError('fetch failed'))],
])('shows the plain list when the request for options %s', async (_, broken) => {
  answer = broken;
  await drawn();
  expect(screen.getByText('plain list')).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
});
