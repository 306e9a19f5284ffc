/** The shell's data, which every page has; on the last-resort error page only what the browser remembers of it. */
import { useRouteLoaderData, type UIMatch } from '@remix-run/react';
import { useEffect } from 'react';
import type { loader } from './loader.server';

export type ShellData = NonNullable<ReturnType<typeof useGiven>>;

/** How much of the window a page takes: `export const handle = { layout: 'full' }`. */
export type PageHandle = { layout?: 'full' | 'auth' };

let last: ShellData | undefined;

function useGiven() {
  return useRouteLoaderData<typeof loader>('root');
}

/**
 * When a donor's line breaks, React Router drops the data of the root with that of the page. What was there
 * before still frames the error. Kept in the browser alone: on a server it would be another visitor's.
 */
export function useShell(): ShellData | undefined {
  const given = useGiven();
  useEffect(() => {
    if (given) last = given;
  }, [given]);
  return given ?? last;
}

export function isFullWidth(matches: readonly Pick<UIMatch, 'handle'>[]): boolean {
  return matches.some(({ handle }) => (handle as PageHandle | undefined)?.layout !== undefined);
}
