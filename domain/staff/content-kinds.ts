/** The kinds of content by the permission that a member needs to write them. */
import type { Permission } from './permissions';

/** In the order in which the staff area lists them. */
export const FIGURE_KINDS: readonly string[] = [
  ...['metals', 'currencies', 'stocks', 'investment-funds', 'zakat', 'tafreej', 'expiations'],
];
export const ORGANISATION_KINDS: readonly string[] = [
  ...['organisation', 'giving', 'pages', 'annual-figures', 'sign-in', 'pixels'],
];

export function permissionToWrite(kind: string): Permission {
  if (FIGURE_KINDS.includes(kind)) return 'figures.write';
  return ORGANISATION_KINDS.includes(kind) ? 'organisation.write' : 'content.write';
}
