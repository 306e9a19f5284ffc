/** Stores the typed values of a form in the browser, so that they survive a closed tab and a lost network. */
import { days } from '#domain/time/durations';

const KEY = 'draft:volunteer';
/** Personal data on a device that several people may use. */
const MAX_AGE_MS = days(7);

/** Names and values as FormData contains them. */
type Entries = [name: string, value: string][];
type Draft = { at: number; entries: Entries };

/** Hidden fields and the honeypot are not typed by a person. */
const isTyped = (input: Element): input is HTMLInputElement =>
  'name' in input && input.matches('input:not([type=hidden], [tabindex]), select, textarea');

const fieldsOf = (form: HTMLFormElement) => [...form.elements].filter(isTyped);

/** Returns the stored values. Deletes and ignores a draft that is too old or unreadable. */
export function readDraft(now = Date.now()): Entries | null {
  try {
    const draft = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Draft | null;
    if (draft && now - draft.at < MAX_AGE_MS && Array.isArray(draft.entries)) return draft.entries;
    deleteDraft();
  } catch {
    deleteDraft();
  }
  return null;
}

/** Stores the current values. The age of a draft counts from its last change. */
export function storeDraft(form: HTMLFormElement, now = Date.now()): void {
  const names = new Set(fieldsOf(form).map(({ name }) => name));
  const entries = [...new FormData(form)].filter(
    ([name, value]) => names.has(name) && typeof value === 'string' && value !== '',
  );
  try {
    localStorage.setItem(KEY, JSON.stringify({ at: now, entries }));
  } catch {
    // The browser denies access to localStorage, or it is full: there is no draft.
  }
}

export function deleteDraft(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // The browser denies access to localStorage, so nothing is stored there.
  }
}

/**
 * Puts the stored values into a form that nobody has changed yet.
 * @returns false when there is no draft, or when the form has been changed: then the values of the form stay
 */
export function restoreDraft(form: HTMLFormElement): boolean {
  const entries = readDraft();
  const fields = fieldsOf(form);
  if (!entries || entries.length === 0 || fields.some(isChanged)) return false;
  for (const field of fields) {
    const values = entries.filter(([name]) => name === field.name).map(([, value]) => value);
    if (isCheckable(field)) field.checked = values.includes(field.value);
    else if (values[0] !== undefined) fill(field, values[0]);
  }
  // Other parts of the page, such as the menu of calling codes, read the new values after this event.
  form.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

const isCheckable = (field: HTMLInputElement) => /^(?:checkbox|radio)$/.test(field.type);

function isChanged(field: HTMLInputElement | HTMLSelectElement): boolean {
  if (field instanceof HTMLSelectElement)
    return (
      field.selectedIndex >
      Math.max(
        0,
        [...field.options].findIndex((one) => one.defaultSelected),
      )
    );
  return isCheckable(field)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

/** Adds the option of a country that the short list of calling codes does not contain. */
function fill(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  field.value = value;
  if (field instanceof HTMLSelectElement && field.value !== value && /^[A-Z]{2}$/.test(value)) {
    field.add(new Option(value, value));
    field.value = value;
  }
}
