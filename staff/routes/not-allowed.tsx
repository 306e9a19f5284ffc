/** The page of a file that the member may not open. It names the roles that may. */
import { PERMISSIONS } from '#domain/staff/permissions';
import { staffLoader } from '../forms/recipes.server';
import { requirePermission } from '../visitor/member.server';

export const loader = staffLoader({
  permission: null,
  load: ({ params, member }) => {
    requirePermission(member, PERMISSIONS.find((one) => one === params.permission) ?? null);
    throw new Response(null, { status: 404 });
  },
});

export default function NotAllowed() {
  return null;
}
