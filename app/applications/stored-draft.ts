/**
 * Stores the typed values of the volunteer form in localStorage until the form is sent. A draft older than seven days
 * is deleted when the visitor opens the form again.
 */
import { days } from '#domain/time/durations';

const KEY = 'draft:volunteer';
/** A draft has personal data, and several people may use the device, so it expires. */
const MAX_AGE_MS = days(7);

/** Names and values as FormData contains them. */
export type Entries = [name: string, value: string][];
type Draft = { at: number; entries: Entries };

/** Returns the stored values. Deletes and ignores a draft that is too old or unreadable. */
export function readDraft(now = Date.now()): Entries | null {
  try {
    const draft = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Draft | null;
    if (draft && Math.abs(now - draft.at) < MAX_AGE_MS && Array.isArray(draft.entries))
      return draft.entries;
    deleteDraft();
  } catch {
    deleteDraft();
  }
  return null;
}

/** Replaces the stored values. The age of a draft counts from its last change. */
export function writeDraft(entries: Entries, now = Date.now()): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ at: now, entries }));
  } catch {
    // The browser denies access to localStorage, or it is full: there is no draft.
  }
}

/** Deletes a draft that was last changed before `time`, in milliseconds since 1970. */
export function deleteDraftBefore(time: number): void {
  try {
    const draft = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Draft | null;
    if (draft && draft.at < time) deleteDraft();
  } catch {
    deleteDraft();
  }
}

export function deleteDraft(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // The browser denies access to localStorage, so nothing is stored there.
  }
}
