/** What the loaders and actions of a page returned, as Remix passes it to the server entry. */
import type { EntryContext } from '@remix-run/node';

/** The data of every loader of the page, from the root on. */
export function loadedData({ staticHandlerContext }: EntryContext): unknown[] {
  return Object.values(staticHandlerContext.loaderData);
}

/** The data of the root's loader; undefined when it failed. */
export const loadedByRoot = ({ staticHandlerContext }: EntryContext): unknown =>
  staticHandlerContext.loaderData.root;

/** The first value of a header that a loader or the action has set. Remix passes only the status of a rejection on. */
export function headerOfRoutes(
  { staticHandlerContext: { loaderHeaders, actionHeaders } }: EntryContext,
  name: string,
): string | undefined {
  return (
    [...Object.values(loaderHeaders), ...Object.values(actionHeaders)]
      .map((headers) => headers.get(name))
      .find((value) => value !== null) ?? undefined
  );
}
