/** Data that both lists and single pages of content show: title, state, people. */
import { fieldsOf, isFields, type Written } from '#domain/content/shape';
import type { Locale } from '#domain/locales';
import type { StaffRole } from '#domain/staff/permissions';
import type { Actor } from '../../http/actor';
import type { AnyKind } from '../kind';
import type { Draft, Published } from './rows';
import { staleSince } from './stale';

/** The member who requests the page, and the language of messages. */
export type Viewer = { roles: readonly StaffRole[]; locale: Locale };

export type Row = { id: string; published: Published | null; draft: Draft | null };

/** Returns the draft. Without a draft, returns the published record. */
export const shownOf = ({ draft, published }: Omit<Row, 'id'>): Written =>
  draft?.written ?? published?.written ?? {};

export const staleOf = (kind: AnyKind, published: Published | null, now: Date): string | null =>
  published && staleSince(kind.name, published.written, now);

/** Returns the first one-line text of a record, such as its title. Empty for records without texts. */
export function titleOf(kind: AnyKind, written: Written): Partial<Record<Locale, string>> {
  const first = fieldsOf(kind.codec.shape)?.find(({ shape }) => shape.type === 'texts');
  const texts = first && isFields(written) ? written[first.name] : undefined;
  return kind.isSingle || !isFields(texts) ? {} : (texts as Partial<Record<Locale, string>>);
}

/** Returns the status that donors see. A record that is not published has the status of its draft. */
export function statusOf(row: Omit<Row, 'id'>): string | null {
  const written = row.published?.written ?? shownOf(row);
  return isFields(written) && typeof written.status === 'string' ? written.status : null;
}

export const draftSummary = ({ savedAt, savedBy, publishAt }: Draft) => ({
  ...{ savedAt, publishAt, savedBy: personOf(savedBy) },
});

export const personOf = (actor: Actor) => ({
  kind: actor.kind,
  name: actor.kind === 'member' ? actor.name : '',
});
