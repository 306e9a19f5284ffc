/** Reads the data and headers of a page's loaders and actions from the context of the server entry. */
import type { EntryContext } from '@remix-run/node';

/** Returns the data of every loader of the page, the root first. */
export function loaderDataOf({ staticHandlerContext }: EntryContext): unknown[] {
  return Object.values(staticHandlerContext.loaderData);
}

/** Returns the data of the root's loader, or undefined when it failed. */
export const loadedByRoot = ({ staticHandlerContext }: EntryContext): unknown =>
  staticHandlerContext.loaderData.root;

/**
 * Returns the first value of a header that a loader or the action has set. Needed for error pages: of a thrown
 * response, Remix copies only the status.
 */
export function routeHeader(
  { staticHandlerContext: { loaderHeaders, actionHeaders } }: EntryContext,
  name: string,
): string | undefined {
  return (
    [...Object.values(loaderHeaders), ...Object.values(actionHeaders)]
      .map((headers) => headers.get(name))
      .find((value) => value !== null) ?? undefined
  );
}

/** Returns the data of the page's action, as a list of at most one item. */
export function actionDataOf({ staticHandlerContext }: EntryContext): unknown[] {
  return Object.values(staticHandlerContext.actionData ?? {});
}
