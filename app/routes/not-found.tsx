/** Catch-all route: returns 404 for every URL that no other route matches. */
import { notFound } from '../charity/responses.server';

export function loader(): never {
  notFound();
}

/** Never rendered. Remix shows the error page for the 404 only when the route has a component. */
export default function NotFound() {
  return null;
}
