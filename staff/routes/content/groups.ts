/** The kinds of content by the page of the menu that lists them. */

export const FIGURE_KINDS = [
  ...['metals', 'currencies', 'stocks', 'investment-funds', 'zakat', 'tafreej', 'expiations'],
] as const;

export const ORGANISATION_KINDS = ['organisation', 'giving', 'pages', 'sign-in'] as const;

/** The other kinds, in groups. A kind that no group names is in the last one. */
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
  const elsewhere: readonly string[] = [...FIGURE_KINDS, ...ORGANISATION_KINDS];
  const named = CONTENT_GROUPS.flatMap(({ kinds }): readonly string[] => kinds);
  const rest = all.filter((kind) => !elsewhere.includes(kind) && !named.includes(kind));
  return CONTENT_GROUPS.map(({ name, kinds }) => ({
    name,
    kinds: name === 'order' ? rest : kinds.filter((kind) => all.includes(kind)),
  }));
}
