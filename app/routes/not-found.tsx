/** Every address that no other route has. */
import { notFound } from '../forms/loader.server';

export function loader(): never {
  notFound();
}

/** Never drawn. Without it this would be no page, and its 404 a bare answer without the error page. */
export default function NotFound() {
  return null;
}
