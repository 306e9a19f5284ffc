/** The shell's loader data, and the settings that a page has for the shell. */
import { useRouteLoaderData, type UIMatch } from '@remix-run/react';
import { useEffect } from 'react';
import type { Links } from '#web/links';
import type { loader } from './loader.server';

export type ShellData = NonNullable<ReturnType<typeof useShellLoaderData>>;

/** Settings of a page for the shell: `export const handle: PageHandle = { layout: 'full' }`. */
export type PageHandle = {
  layout?: 'full' | 'auth';
  /**
   * Id of the form whose values must stay when the language changes; null when it is not on the page (decision 0028).
   */
  keptForm?: (data: unknown) => string | null;
  /** Returns true when the page, with this loader data, has a form for a gift to the offering that it shows. */
  hasGiveForm?: (data: unknown) => boolean;
};

let last: ShellData | undefined;

function useShellLoaderData() {
  return useRouteLoaderData<typeof loader>('root');
}

/**
 * Returns the shell's data. When the connection is lost, React Router also drops the data of the root route. The hook
 * then returns the last data. Only an effect stores this data: on the server, it would be the data of another visitor.
 */
export function useShell(): ShellData | undefined {
  const given = useShellLoaderData();
  useEffect(() => {
    if (given) last = given;
  }, [given]);
  return given ?? last;
}

/** Returns a function that returns true when a page exists, and for all pages while the shell's data is missing. */
export function useHasPage(): (page: keyof Links) => boolean {
  const absent: readonly string[] | undefined = useShell()?.absent;
  return (page) => !absent?.includes(page);
}

/** Returns true when the page sets its layout. */
export function isFullWidth(matches: readonly Pick<UIMatch, 'handle'>[]): boolean {
  return matches.some(({ handle }) => (handle as PageHandle | undefined)?.layout !== undefined);
}

/** Returns true for a page of the sign-in. These pages have no footer and no quick-donation button. */
export function isSignInPage(matches: readonly Pick<UIMatch, 'handle'>[]): boolean {
  return matches.some(({ handle }) => (handle as PageHandle | undefined)?.layout === 'auth');
}

type Match = Pick<UIMatch, 'handle' | 'data'>;

/** Returns the id of the form whose values must stay when the language changes, or null. */
export function keptFormOf(matches: readonly Match[]): string | null {
  const page = matches.at(-1);
  // When an action rejects a form as unreadable, Remix renders the error page without the loader: the data is null.
  if (page?.data === null) return null;
  return (page?.handle as PageHandle | undefined)?.keptForm?.(page?.data) ?? null;
}

/** Returns true when the page has a form for a gift to the offering that it shows. */
export function hasGiveForm(matches: readonly Match[]): boolean {
  return matches.some(
    ({ handle, data }) =>
      data !== undefined &&
      data !== null &&
      (handle as PageHandle | undefined)?.hasGiveForm?.(data) === true,
  );
}
