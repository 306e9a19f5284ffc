/** The entries of the menu, in groups. An entry is shown to members who may read the page. */
import type { Permission } from '#domain/staff/permissions';
import { permissionToWrite } from '#domain/staff/content-kinds';
import { staffLinks } from '../links';

type Entry = {
  /** Key of locales/<language>/staff.json below `menu`. */
  name: string;
  to: string;
  /** null for every member. */
  permission: Permission | null;
};
export type MenuGroup = { name: string | null; entries: readonly Entry[] };

export const MENU: readonly MenuGroup[] = [
  { name: null, entries: [{ name: 'today', to: staffLinks.today(), permission: null }] },
  {
    name: 'gifts',
    entries: [
      { name: 'donations', to: staffLinks.donations(), permission: 'gifts.read' },
      { name: 'monthly', to: staffLinks.monthly(), permission: 'gifts.read' },
      { name: 'donors', to: staffLinks.donors(), permission: 'donors.read' },
      { name: 'reports', to: staffLinks.reports(), permission: 'reports.read' },
    ],
  },
  {
    name: 'site',
    entries: [
      { name: 'content', to: staffLinks.content(), permission: 'content.read' },
      { name: 'figures', to: staffLinks.figures(), permission: 'content.read' },
      { name: 'organisation', to: staffLinks.organisation(), permission: 'content.read' },
    ],
  },
  {
    name: 'messages',
    entries: [
      { name: 'applications', to: staffLinks.applications(), permission: 'applications.read' },
      { name: 'newsletter', to: staffLinks.newsletter(), permission: 'newsletter.read' },
    ],
  },
  {
    name: 'settings',
    entries: [
      { name: 'setup', to: staffLinks.setup(), permission: 'organisation.write' },
      { name: 'approvals', to: staffLinks.approvals(), permission: null },
      { name: 'people', to: staffLinks.people(), permission: 'people.manage' },
      { name: 'log', to: staffLinks.log(), permission: 'log.read' },
    ],
  },
];

/** Returns the groups with the entries that these permissions allow. */
export function menuFor(permissions: readonly Permission[]): MenuGroup[] {
  return MENU.map(({ name, entries }) => ({
    name,
    entries: entries.filter(
      ({ permission }) => permission === null || permissions.includes(permission),
    ),
  })).filter(({ entries }) => entries.length > 0);
}

/** Returns the entry whose page lists the kind of content. */
export function entryOfKind(kind: string): 'figures' | 'organisation' | 'content' {
  const permission = permissionToWrite(kind);
  if (permission === 'figures.write') return 'figures';
  return permission === 'organisation.write' ? 'organisation' : 'content';
}

/** Returns true when the path is the entry's page or a page below it. The first page matches only itself. */
export function isCurrent({ name, to }: Entry, path: string): boolean {
  const kind = /^\/staff\/content\/([^/]+)/.exec(path)?.[1];
  if (kind !== undefined) return name === entryOfKind(kind);
  return path === to || (name !== 'today' && path.startsWith(`${to}/`));
}
