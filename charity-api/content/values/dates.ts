/** Codecs of days, months, instants and local times. */
import { isDay } from '#domain/time/dates';
import type { Codec } from '../codec';

const DAY = 'a day such as 2027-03-01';

/** A calendar day without a time. */
export const day: Codec<string> = {
  expects: DAY,
  shape: { type: 'day' },
  read: (source) => (isDay(source.text ?? '') ? source.text! : source.reject(DAY)),
  write: (value) => value.slice(0, 10),
};

/** A month. The value is its first day. */
export const month: Codec<string> = {
  expects: 'a month such as 2027-03',
  shape: { type: 'month' },
  read: (source) => {
    const first = `${source.text}-01`;
    return isDay(first) ? first : source.reject('a month such as 2027-03');
  },
  write: (value) => value.slice(0, 7),
};

/** A complete instant, for rows whose time is not the default time of the codec. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** @param time UTC time that is used when the file has only a day, such as T00:00:00.000Z */
export function instant(time: string): Codec<string> {
  return {
    expects: DAY,
    shape: { type: 'day', time },
    read: (source) => {
      const written = source.text ?? '';
      if (isDay(written)) return written + time;
      return INSTANT.test(written) && isDay(written.slice(0, 10)) ? written : source.reject(DAY);
    },
    write: (value) => (value.endsWith(time) ? value.slice(0, -time.length) : value),
  };
}

const LOCAL = 'a day and a time such as 2027-03-01 18:00';

/** A local time. Another field of the item contains the time zone. */
export const localTime: Codec<string> = {
  expects: LOCAL,
  shape: { type: 'localTime' },
  read: (source) => {
    const [, date = '', clock] =
      /^(\S{10}) ((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(source.text ?? '') ?? [];
    return clock && isDay(date) ? source.text! : source.reject(LOCAL);
  },
  write: (value) => value,
};
