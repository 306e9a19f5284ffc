/** Data of the page of one training. */
import { config } from '#config';
import { MAX_PAGE_SIZE } from '#domain/constants';
import type { Locale } from '#domain/locales';
import { weekdayName, weekdayOf } from '#domain/time/weekdays';
import { languageFrom, orOnOutage } from '#web/charity/results';
import { safeHtml } from '#web/security/rich-text.server';
import { fetchDonorDetails } from '../../forms/donor-details.server';
import type { Visitor } from '../../visitor/visitor.server';
import { freeSeats, stateOf } from './card.server';

export type TrainingView = Awaited<ReturnType<typeof trainingView>>;

/** @throws CharityError when the training cannot be loaded or does not exist */
export async function trainingView(visitor: Visitor, id: string, now = new Date()) {
  const { charity, links, locale } = visitor;
  const [found, applicant, categories] = await Promise.all([
    charity.call('training', { params: { id } }),
    fetchDonorDetails(visitor),
    fetchCategories(visitor),
  ]);
  const { title, summary, picture, place, address, mapUrl, isOnline, fee, sessions } = found;
  const { teachers, minimumAge, daysNeeded, facts, reviews, rating } = found;
  const name = (day: string) => weekdayName(weekdayOf(day), locale);
  return {
    ...languageFrom(found),
    ...{ id, title, summary, picture, place, address, mapUrl, isOnline, fee, sessions, teachers },
    ...{ minimumAge, daysNeeded, facts, reviews, rating, applicant },
    category: categories.find((category) => category.id === found.category) ?? null,
    body: safeHtml(found.body, locale, visitor.light),
    first: { day: found.startsOn, weekday: name(found.startsOn) },
    last: { day: found.endsOn, weekday: name(found.endsOn) },
    days: found.days.map((day) => ({ value: day, label: weekdayName(day, locale) })),
    languages: found.languages.map(languageNames(locale)),
    state: stateOf(found, now),
    seats: freeSeats(found.seats),
    url: `${config().publicUrl}${links.trainingCourse(id)}`,
  };
}

/** Returns no categories when they cannot be loaded. The page then has no link to its category. */
async function fetchCategories({ charity }: Visitor) {
  return orOnOutage([], async () => {
    const { data: known } = await charity.call('trainingCategories', {
      query: { limit: MAX_PAGE_SIZE },
    });
    return known.map(({ id, title, ...others }) => ({ id, title, ...languageFrom(others) }));
  });
}

/** @returns a function that returns for example "Arabic" */
export function languageNames(locale: Locale): (language: Locale) => string {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return (language) => names.of(language) ?? language;
}
