/** A page that does not exist. A visitor without a session is sent to the sign-in page first. */
import { staffLoader } from '../forms/recipes.server';

export const loader = staffLoader({
  permission: null,
  load: () => {
    throw new Response(null, { status: 404 });
  },
});

export default function NotFound() {
  return null;
}
