/** View of an organisation's page: facts, checks, campaigns and contact details. */
import { NGO_NETWORKS } from '#contract/ngo-fields';
import { MAX_PAGE_SIZE } from '#domain/constants';
import { countryNameOf } from '#domain/countries/names';
import { fallbackOnOutage, languageFrom } from '#web/charity/results';
import { safeHtml } from '#web/security/rich-text.server';
import { fetchCategories } from '../../giving/categories.server';
import type { Visitor } from '../../visitor/visitor.server';

export type NgoView = Awaited<ReturnType<typeof ngoView>>;

/** @throws CharityError when the organisation is unknown or the charity API is unavailable */
export async function ngoView({ charity, locale, t }: Visitor, id: string) {
  const [organisation, categories, { data: groups }] = await Promise.all([
    charity.call('ngo', { params: { id } }),
    fetchCategories(charity).catch((error: unknown) => fallbackOnOutage(error, [])),
    charity
      .call('beneficiaryTypes', { query: { limit: MAX_PAGE_SIZE } })
      .catch((error: unknown) => fallbackOnOutage(error, { data: [] })),
  ]);
  const { name, summary, story, logo, cover, pictures, social, address, areaName } = organisation;
  const category = categories.find((one) => one.id === organisation.category);
  const helps = groups.filter((group) => organisation.beneficiaries.includes(group.id));
  return {
    ...{ id: organisation.id, name, summary, ...languageFrom(organisation) },
    story: safeHtml(story, locale),
    logo: logo?.path ?? null,
    ...{ cover, pictures },
    category: category && { title: category.title, ...languageFrom(category) },
    helps: helps.map((group) => ({ id: group.id, title: group.title, ...languageFrom(group) })),
    ...{ checked: organisation.checked, checks: organisation.checks },
    campaigns: organisation.campaigns.map((campaign) => ({
      ...campaign,
      state: t(`ngos:state.${campaign.status}`),
    })),
    ...{ established: organisation.established, people: organisation.people },
    // Most addresses contain the name of the area.
    place: [address, address.includes(areaName) ? '' : areaName].filter(Boolean).join(' ·\u00a0'),
    country: countryNameOf(organisation.nationality, locale),
    ...{ phone: organisation.phone, email: organisation.email },
    networks: NGO_NETWORKS.flatMap((network) => {
      const url = social[network];
      return url ? [{ network, url }] : [];
    }),
  };
}
