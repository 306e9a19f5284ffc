/** View of a child's page, with the monthly price in the visitor's currency. */
import type { Orphan } from '#contract/orphans';
import { totalFor } from '#domain/cart';
import { countryNameOf } from '#domain/countries/names';
import type { Limit } from '#domain/offerings';
import { languageFrom, type Localised } from '#web/charity/results';
import { safeHtml } from '#web/security/rich-text.server';
import { fetchFreshRates, pricesOf } from '../../giving/rates.server';
import { savedRecipients } from '../../giving/saved-recipients.server';
import type { Visitor } from '../../visitor/visitor.server';

export type OrphanView = Awaited<ReturnType<typeof orphanView>>;

const NO_MONTHS_LEFT: Limit = { unit: 'month', capacity: 0, taken: 0, paid: 0 };

/** @throws CharityError */
export async function orphanView(visitor: Visitor, id: string) {
  const { charity, currency, locale, t } = visitor;
  const [child, rates, saved] = await Promise.all([
    charity.call('orphan', { params: { id } }),
    fetchFreshRates(visitor),
    savedRecipients(visitor),
  ]);
  const prices = pricesOf(child, currency, rates);
  const price = prices && totalFor(prices, 1);
  return {
    id: child.id,
    ...languageFrom(child),
    ...saved,
    name: child.title,
    summary: child.summary,
    picture: child.picture,
    story: safeHtml(child.story, locale),
    pays: child.facts,
    region: child.areaName,
    age: child.age,
    facts: factsOf(child, visitor, countryNameOf(child.nationality, locale)),
    currency,
    price,
    prices,
    /** The price that the charity set, when `price` is converted from it; otherwise null. */
    published: price && child.price?.currency !== currency ? child.price : null,
    noPrice: price ? null : t('errors:gift.noPrice'),
    limit: child.limit ?? NO_MONTHS_LEFT,
    status: child.status,
    sponsoredUntil: child.sponsoredUntil,
    sponsorableUntil: child.sponsorableUntil,
    intentions: child.intentions,
  };
}

/** Facts in the visitor's language. */
function factsOf(
  { gender, orphanhood, children, areaName, ...others }: Localised<Orphan>,
  { t }: Visitor,
  nationality: string,
) {
  return [
    { label: t('orphans:filter.area'), value: areaName, ...languageFrom(others) },
    { label: t('orphans:filter.nationality'), value: nationality },
    { label: t('orphans:filter.gender'), value: t(`orphans:gender.${gender}`) },
    { label: t('orphans:filter.orphanhood'), value: t(`orphans:orphanhood.${orphanhood}`) },
    {
      label: t('orphans:filter.children'),
      value: t('orphans:counted.family', { count: children }),
    },
  ];
}
