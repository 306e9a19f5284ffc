/** A hook that fetches options page by page: again after the search text has changed, and further pages on request. */
import { useCallback, useEffect, useReducer } from 'react';
import { PAGE_SIZE } from '#domain/constants';
import type { InLanguage } from '../../charity/results';

export type Option = InLanguage & { id: string; title: string };
export type OptionPage = { total: number; data: Option[] };
export type ListQuery = { search: string; offset: number; limit: number };

/** The search starts this long after the last input. */
export const SEARCH_DEBOUNCE_MS = 500;

type State = {
  search: string;
  /** Number of the last page that is shown or being loaded: 0, 1, … */
  page: number;
  options: Option[];
  total: number;
  status: 'loading' | 'loaded' | 'failed';
};

type Change =
  | { kind: 'searched'; search: string }
  | { kind: 'more' }
  | { kind: 'came'; page: OptionPage }
  | { kind: 'failed' };

const AT_FIRST: State = { search: '', page: 0, options: [], total: 0, status: 'loading' };

function changed(state: State, change: Change): State {
  switch (change.kind) {
    case 'searched':
      return change.search === state.search ? state : { ...AT_FIRST, search: change.search };
    case 'more':
      return state.status === 'loaded' && state.options.length < state.total
        ? { ...state, page: state.page + 1, status: 'loading' }
        : state;
    case 'came': {
      const known = new Set(state.options.map(({ id }) => id));
      const fresh = change.page.data.filter(({ id }) => !known.has(id));
      // A page without new options is the last one, even if the total is larger.
      const options = [...state.options, ...fresh];
      const total = fresh.length > 0 ? change.page.total : options.length;
      return { ...state, options, total, status: 'loaded' };
    }
    case 'failed':
      return { ...state, status: 'failed' };
  }
}

/**
 * @param text the search text
 * @param source returns the URL of a page of options
 */
export function useOptions(text: string, source: (query: ListQuery) => string) {
  const [state, dispatch] = useReducer(changed, { ...AT_FIRST, search: text.trim() });
  const { search, page, status } = state;
  const address = source({ search, offset: page * PAGE_SIZE, limit: PAGE_SIZE });

  useEffect(() => {
    const timer = setTimeout(
      () => dispatch({ kind: 'searched', search: text.trim() }),
      SEARCH_DEBOUNCE_MS,
    );
    return () => clearTimeout(timer);
  }, [text]);

  useEffect(() => {
    if (status !== 'loading') return;
    const gone = new AbortController();
    fetchPage(address, gone.signal).then(
      (came) => !gone.signal.aborted && dispatch({ kind: 'came', page: came }),
      () => !gone.signal.aborted && dispatch({ kind: 'failed' }),
    );
    return () => gone.abort();
  }, [address, status]);

  return {
    options: state.options,
    status,
    more: useCallback(() => dispatch({ kind: 'more' }), []),
  };
}

async function fetchPage(address: string, signal: AbortSignal): Promise<OptionPage> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return (await answer.json()) as OptionPage;
}
