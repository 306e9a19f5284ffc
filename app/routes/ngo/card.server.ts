/** Data of an organisation's card: only the fields that it shows, because the HTML contains them twice. */
import type { Named } from '#contract/content';
import type { NgoSummary } from '#contract/ngos';
import { yearOf } from '#domain/time/dates';
import { languageFrom, type Localised } from '#web/charity/results';

export type NgoCard = ReturnType<typeof cardOf>;

/** @param categories all categories, for the title of the organisation's category */
export function cardOf(
  organisation: Localised<NgoSummary>,
  categories: readonly Localised<Named>[],
) {
  const { id, name, logo, areaName, established, checked } = organisation;
  const category = categories.find((one) => one.id === organisation.category);
  return {
    ...{ id, name, ...languageFrom(organisation) },
    /** Path of the logo's picture; null without a logo. */
    logo: logo?.path ?? null,
    /** Title of the category. Empty when the category is unknown. */
    category: category?.title ?? '',
    ...(category?.language && { categoryLanguage: category.language }),
    area: areaName,
    /** Year of establishment. */
    since: yearOf(established),
    /** The year in which staff last checked the papers; null while they check. */
    checked: checked === null ? null : yearOf(checked),
  };
}
