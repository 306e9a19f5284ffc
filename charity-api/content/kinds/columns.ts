/** JSON columns as values of content, and back. */
import type { Picture } from '#contract/common';
import type { LocalisedText } from '#domain/locales';
import { fromJson, unreadableReason } from '../../db/json';
import { inOrder } from '../values/text';

/** A row that cannot be written as a file. The message says which and why. */
export class UnreadableRowError extends Error {
  override name = 'UnreadableRowError';
}

/** @throws UnreadableRowError */
export function parseColumn<Value>(json: string): Value {
  const value = fromJson<Value>(json);
  const reason = unreadableReason(value);
  if (reason !== null) throw new UnreadableRowError(reason);
  return value;
}

/** Rows of earlier releases and of staff can lack languages. */
export const textOf = (json: string): LocalisedText =>
  inOrder(parseColumn<Partial<LocalisedText>>(json));

export const json = (value: unknown): string => JSON.stringify(value);

const pictureOf = ({ path, alt }: Picture): Picture => ({ path, alt: inOrder(alt) });

export const singlePicture = (column: string): Picture => pictureOf(parseColumn<Picture>(column));

/** The picture of the card first: rows can have it beside the list, or in it. */
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
    title: inOrder(title),
    text: inOrder(text),
  }));

export type Fact = { label: LocalisedText; text: LocalisedText };

export const factsOf = (column: string): Fact[] =>
  parseColumn<Fact[]>(column).map(({ label, text }) => ({
    label: inOrder(label),
    text: inOrder(text),
  }));
