/** Logs the errors that loaders, actions and renders throw: `handleError` of the site and of the staff area. */
import type { HandleErrorFunction } from '@remix-run/node';
import { isRouteErrorResponse } from '@remix-run/react';
import { log } from '../log.server';

/**
 * Remix also reports requests that it rejects itself, such as a POST to a page without forms (405). They are no errors
 * of the site, and any program can send them, so they have only the usual line of the request log.
 */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const reqId = request.headers.get('x-request-id') ?? undefined;
  log().error({ err: error, reqId, method: request.method }, 'request failed');
};
