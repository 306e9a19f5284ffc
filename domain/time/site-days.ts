/** The limits of a day in the time zone of the site, as instants in UTC. */
import { SITE_TIME_ZONE } from './dates';
import { days } from './durations';
import { instantAt } from './zoned';

/** @param day "2027-03-01" @returns ISO 8601 in UTC */
export const startOfSiteDay = (day: string): string => instantAt(`${day} 00:00`, SITE_TIME_ZONE);

/** Returns the start of the next day. Muscat has no summer time, so each day has 24 hours. */
export const endOfSiteDay = (day: string): string =>
  new Date(Date.parse(startOfSiteDay(day)) + days(1)).toISOString();
