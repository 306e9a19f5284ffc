/** Stores the typed values of a form in the browser and puts them back, after a closed tab or a lost network. */
import { readDraft, writeDraft } from '../../applications/stored-draft';

/** Hidden fields and the honeypot are not typed by a person. */
const isTyped = (input: Element): input is HTMLInputElement =>
  'name' in input && input.matches('input:not([type=hidden], [tabindex]), select, textarea');

const fieldsOf = (form: HTMLFormElement) => [...form.elements].filter(isTyped);

/** Stores the current values of the form. */
export function storeDraft(form: HTMLFormElement, now?: number): void {
  const names = new Set(fieldsOf(form).map(({ name }) => name));
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] =>
      names.has(entry[0]) && !!entry[1] && typeof entry[1] === 'string',
  );
  writeDraft(entries, now);
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
