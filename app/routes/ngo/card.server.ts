/** Data of an organisation's card: only the fields that it shows, because the HTML contains them twice. */
import type { Named } from '#contract/content';
import type { NgoSummary } from '#contract/ngos';
import { yearOf } from '#domain/time/dates';
import type { ContentLanguage } from '#domain/locales';
import { languageFrom, type InLanguage, type Localised } from '#web/charity/localise';

export type NgoCard = InLanguage & {
  id: string;
  name: string;
  /** Path of the logo's picture; null without a logo. */
  logo: string | null;
  /** Title of the category. Empty when the category is unknown. */
  category: string;
  categoryLanguage?: ContentLanguage;
  area: string;
  /** Year of establishment. */
  since: number;
  /** The year in which staff last checked the papers; null while they check. */
  checked: number | null;
};

/** @param categories all categories, for the title of the organisation's category */
export function cardOf(
  organisation: Localised<NgoSummary>,
  categories: readonly Localised<Named>[],
): NgoCard {
  const { id, name, logo, areaName, established, checked } = organisation;
  const category = categories.find((one) => one.id === organisation.category);
  return {
    ...{ id, name, ...languageFrom(organisation) },
    logo: logo?.path ?? null,
    category: category?.title ?? '',
    ...(category?.language && { categoryLanguage: category.language }),
    area: areaName,
    since: yearOf(established),
    checked: checked === null ? null : yearOf(checked),
  };
}
