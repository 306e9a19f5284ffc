/** The filters of the list of cases: read from an address, and written back into one. */
import type { CASE_ORDERS, CaseQuery } from '#contract/cases';

type Choices<Name extends keyof CaseQuery> = readonly NonNullable<CaseQuery[Name]>[];

/** Named again because the contract's own lists would bring its schemas into the browser. */
export const STATES = ['open', 'completed', 'closed'] as const satisfies Choices<'state'>;
export const GENDERS = ['female', 'male'] as const satisfies Choices<'gender'>;
export const SOCIAL_STATUSES = [
  'single',
  'married',
  'widowed',
  'divorced',
] as const satisfies Choices<'socialStatus'>;
export const CHILDREN = ['1', '2', '3', '4', '5'] as const;
export const ORDERS = ['closest', 'newest', 'smallest'] as const satisfies typeof CASE_ORDERS;

type Or<Values extends readonly string[]> = Values[number] | '';

/** '' : not filtered. */
export type Filters = {
  state: Or<typeof STATES>;
  area: string;
  nationality: string;
  gender: Or<typeof GENDERS>;
  socialStatus: Or<typeof SOCIAL_STATUSES>;
  children: Or<typeof CHILDREN>;
  zakat: 'true' | '';
  order: (typeof ORDERS)[number];
};

/** What an address without a query means. */
export const NO_FILTERS: Filters = {
  state: '',
  area: '',
  nationality: '',
  gender: '',
  socialStatus: '',
  children: '',
  zakat: '',
  order: 'closest',
};

/** Anything that is no known value is as if it were not there. */
export function readFilters(
  query: URLSearchParams,
  known: { areas: readonly { id: string }[]; nationalities: readonly { id: string }[] },
): Filters {
  const oneOf = <Value extends string>(name: keyof Filters, values: readonly Value[]) =>
    values.find((value) => value === query.get(name)) ?? '';
  const idOf = (of: readonly { id: string }[]) => of.map(({ id }) => id);
  return {
    state: oneOf('state', STATES),
    area: oneOf('area', idOf(known.areas)),
    nationality: oneOf('nationality', idOf(known.nationalities)),
    gender: oneOf('gender', GENDERS),
    socialStatus: oneOf('socialStatus', SOCIAL_STATUSES),
    children: oneOf('children', CHILDREN),
    zakat: oneOf('zakat', ['true'] as const),
    order: oneOf('order', ORDERS) || NO_FILTERS.order,
  };
}

/** The query of an address that shows these filters; what is as it always is, is left out. */
export function filterQuery(filters: Filters, page = 1): Record<string, string> {
  const said = Object.entries({ ...filters, page: String(page) });
  const usual: Record<string, string> = { ...NO_FILTERS, page: '1' };
  return Object.fromEntries(said.filter(([name, value]) => value !== usual[name]));
}

/** Whether an address says nothing but what its page shows: of the others there are endlessly many. */
export function saysWhatIsShown(query: URLSearchParams, filters: Filters, page: number): boolean {
  const shown: Record<string, string> = { ...filters, page: String(page) };
  const said = [...query].filter(([, value]) => value !== '');
  return (
    new Set(said.map(([name]) => name)).size === said.length &&
    said.every(([name, value]) => !(name in shown) || shown[name] === value)
  );
}
