/** Codecs of days, months, instants and local times. */
import { isDay } from '#domain/time/dates';
import { scalar, type Codec } from '../codec';

const DAY = 'a day such as 2027-03-01';

/** A calendar day without a time. */
export const day = scalar(
  DAY,
  { type: 'day' },
  (text) => (isDay(text) ? text : undefined),
  (value) => value.slice(0, 10),
);

/** A month. The value is its first day. */
export const month = scalar(
  'a month such as 2027-03',
  { type: 'month' },
  (text) => (isDay(`${text}-01`) ? `${text}-01` : undefined),
  (value) => value.slice(0, 7),
);

/** A complete instant, for rows whose time is not the default time of the codec. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** @param time UTC time that is used when the file has only a day, such as T00:00:00.000Z */
export const instant = (time: string): Codec<string> =>
  scalar(
    DAY,
    { type: 'day', time },
    (text) => {
      if (isDay(text)) return text + time;
      return INSTANT.test(text) && isDay(text.slice(0, 10)) ? text : undefined;
    },
    (value) => (value.endsWith(time) ? value.slice(0, -time.length) : value),
  );

/** A local time. Another field of the item contains the time zone. */
export const localTime = scalar(
  'a day and a time such as 2027-03-01 18:00',
  { type: 'localTime' },
  (text) => {
    const [, date = ''] = /^(\S{10}) (?:[01]\d|2[0-3]):[0-5]\d$/.exec(text) ?? [];
    return isDay(date) ? text : undefined;
  },
  (value) => value,
);
