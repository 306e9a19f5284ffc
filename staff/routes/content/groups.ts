/** The groups in which the page of content lists the kinds. */
import { permissionToWrite } from '#domain/staff/content-kinds';

/** A kind that no group names is in the last one. */
export const CONTENT_GROUPS = [
  {
    name: 'giving',
    kinds: ['campaigns', 'funds', 'endowments', 'sacrifices', 'cases', 'orphans', 'mosques'],
  },
  {
    name: 'community',
    kinds: ['news', 'blogs', 'events', 'training', 'ngos', 'partners', 'programs'],
  },
  { name: 'pages', kinds: ['slides', 'faqs'] },
  { name: 'order', kinds: [] },
] as const;

type Group = { name: string; kinds: readonly string[] };

/** @param all names of kinds in the order of the API */
export function groupKinds(all: readonly string[]): Group[] {
  const named = CONTENT_GROUPS.flatMap(({ kinds }): readonly string[] => kinds);
  const rest = all.filter(
    (kind) => permissionToWrite(kind) === 'content.write' && !named.includes(kind),
  );
  return CONTENT_GROUPS.map(({ name, kinds }) => ({
    name,
    kinds: name === 'order' ? rest : kinds.filter((kind) => all.includes(kind)),
  }));
}
