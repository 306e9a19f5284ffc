/** Converts JSON columns to values of content, and back. */
import type { Picture } from '#contract/common';
import type { LocalisedText } from '#domain/locales';
import { fromJson, unreadableReason } from '../../db/json';
import { withAllLocales } from '../values/text';

/** Thrown when a JSON column is invalid, so the row cannot be exported. The message contains the reason. */
export class UnreadableRowError extends Error {
  override name = 'UnreadableRowError';
}

/** Parses a JSON column. @throws UnreadableRowError when it is not valid JSON */
export function parseColumn<Value>(json: string): Value {
  const value = fromJson<Value>(json);
  const reason = unreadableReason(value);
  if (reason !== null) throw new UnreadableRowError(reason);
  return value;
}

/** Parses a localised text. Rows that were written with SQL can lack languages; these become empty strings. */
export const textOf = (json: string): LocalisedText =>
  withAllLocales(parseColumn<Partial<LocalisedText>>(json));

export const json = (value: unknown): string => JSON.stringify(value);

const pictureOf = ({ path, alt }: Picture): Picture => ({ path, alt: withAllLocales(alt) });

export const singlePicture = (column: string): Picture => pictureOf(parseColumn<Picture>(column));

/** Returns the pictures, the card's picture first. A row can have that picture inside or outside its list. */
export function picturesOf(card: string, list: string): Picture[] {
  const first = singlePicture(card);
  const all = parseColumn<Picture[]>(list).map(pictureOf);
  return all[0]?.path === first.path
    ? all
    : [first, ...all.filter(({ path }) => path !== first.path)];
}

export type Step = { title: LocalisedText; text: LocalisedText };

export const stepsOf = (column: string): Step[] =>
  parseColumn<Step[]>(column).map(({ title, text }) => ({
    title: withAllLocales(title),
    text: withAllLocales(text),
  }));

export type Fact = { label: LocalisedText; text: LocalisedText };

export const factsOf = (column: string): Fact[] =>
  parseColumn<Fact[]>(column).map(({ label, text }) => ({
    label: withAllLocales(label),
    text: withAllLocales(text),
  }));
