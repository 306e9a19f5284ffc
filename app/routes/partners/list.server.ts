/** Loads one page of partners, filtered by type. */
import type { PartnerType } from '#contract/partners';
import { MAX_PAGE_SIZE } from '#domain/constants';
import { formatNumber } from '#domain/numbers/format';
import { type InLanguage, languageFrom, type Localised } from '#web/charity/results';
import type { FilterField } from '../../lists/filters';
import { fetchAhead, type List, loadList } from '../../lists/list.server';
import { initialsOf } from '../../shell/initials.server';
import type { Visitor } from '../../visitor/visitor.server';

export type PartnerCardData = InLanguage & {
  id: string;
  name: string;
  summary: string;
  /** Name of the type. Empty when the type no longer exists. */
  type: InLanguage & { title: string };
  since: number;
  logo: string | null;
  /** Shown in place of a logo. */
  initials: string;
  /** Website. May be empty. */
  url: string;
};

type Types = readonly Localised<PartnerType>[];

/** Returns the list, and all types for the form of new partners. @throws CharityError */
export async function partnerList(
  visitor: Visitor,
  url: URL,
): Promise<{ list: List<PartnerCardData>; types: Types }> {
  const fetch = fetchAhead(url, filterFields(visitor, []), (slice, { type }) =>
    visitor.charity.call('partners', { query: { ...slice, type } }),
  );
  const { data: types } = await visitor.charity.call('partnerTypes', {
    query: { limit: MAX_PAGE_SIZE },
  });
  const list = await loadList(visitor, url, {
    fields: filterFields(visitor, types),
    fetch,
    card: ({ id, name, summary, type, since, logo, url: website, ...others }) => {
      const kind = types.find((one) => one.id === type);
      return {
        ...{ id, name, summary, since, url: website, ...languageFrom(others) },
        type: { title: kind?.title ?? '', ...(kind && languageFrom(kind)) },
        logo: logo && logo.path,
        initials: initialsOf(name),
      };
    },
  });
  return { list, types };
}

/** Types without partners are not offered as a filter. */
function filterFields({ t }: Pick<Visitor, 't'>, types: Types): FilterField[] {
  const options = types
    .filter(({ partners }) => partners > 0)
    .map(({ id, title, partners, ...others }) => ({
      ...{ value: id, label: `${title} (${formatNumber(partners)})`, ...languageFrom(others) },
    }));
  return [
    {
      ...{ name: 'type', label: t('partners:type'), as: 'hidden', usual: '', tabs: true },
      options,
    },
  ];
}
