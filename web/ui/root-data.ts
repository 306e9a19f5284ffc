/** The data of the root route that parts of pages need. */
import { useRouteLoaderData } from '@remix-run/react';

export type RootData = {
  /** True on light pages: no scripts, no web fonts, and only the picture that a page is about. */
  light: boolean;
  /** The text of a phone field while no calling code is chosen. */
  noCallingCode: string;
};

/** Returns undefined on an error page without the data. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root') as RootData | undefined;
}
