/** Parts of the recipe of an action: reading a form, and the response to a rejected form. */
import type { SubmissionResult } from '@conform-to/react';
import type { CharityError } from '../charity/results';
import type { Translate } from '../i18n/translate';
import { readMessage, translateMessage } from './message';

/** The response to a rejected form: its values, and error messages in the visitor's language. */
export type FormReply = {
  form: SubmissionResult<string[]>;
  /** Data that `run` has attached before it rejected the form (`attach`). */
  kept?: unknown;
};

/** Rejects a form. `fields` are keys of locales/<language>/errors.json by field name; '' stands for the whole form. */
export class FormProblem extends Error {
  override name = 'FormProblem';
  constructor(
    public fields: Record<string, string>,
    public status = 400,
    /** Values that the response contains in place of the submitted ones. */
    public instead: Record<string, string> = {},
  ) {
    super('the form is rejected');
  }
}

/** Returns the API's error messages by field, with the field names of its request body ("lines.0.offeringId"). */
export function apiFieldErrors({ detail }: CharityError): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(detail.fields ?? {}).map(([field, message]) => [field, [message]]),
  );
}

/** Field names of pages: `amount`, `gold.0.grams`, `budget[3].label.ar`. */
const NAME = /^[\w-]{0,40}(?:\[\d{1,3}\]|\.[\w-]{1,40}){0,6}$/;
/** `text`: characters of all values without the files, which a rejected form returns. */
const LIMITS = { fields: 400, text: 64 * 1024 };

/** @throws a 400 response when the body is not a form, or not one that a page of this site can send */
export async function readForm(request: Request, limits = LIMITS): Promise<FormData> {
  const form = await request.formData().catch(() => null);
  if (!form || !isOwnForm([...form], limits))
    throw new Response(null, { status: 400, statusText: 'Unreadable form' });
  return form;
}

function isOwnForm(fields: [string, FormDataEntryValue][], limits: typeof LIMITS): boolean {
  const names = fields.map(([name]) => name);
  const text = fields.reduce(
    (sum, [, value]) => sum + (typeof value === 'string' ? value.length : 0),
    0,
  );
  // Conform runs the commands in its own fields (`__intent__`): one of them makes a list of any length. No page has them.
  const isOwn = (name: string) => NAME.test(name) && !name.startsWith('__');
  return (
    fields.length <= limits.fields && text <= limits.text && names.every(isOwn) && !hasGap(names)
  );
}

/**
 * Conform makes a list as long as its highest index, and nested lists multiply: 60 KB of names could stop the site for
 * seconds. A page sends each entry of a list, from 0 or 1, so an index without the one before it is forged.
 */
function hasGap(names: readonly string[]): boolean {
  const entries = new Set(
    names.flatMap((name) =>
      [...name.matchAll(/\[\d+\]/g)].map((at) => name.slice(0, at.index + at[0].length)),
    ),
  );
  const before = (entry: string) => entry.replace(/\d+(?=\]$)/, (at) => String(Number(at) - 1));
  return [...entries].some((entry) => !/\[[01]\]$/.test(entry) && !entries.has(before(entry)));
}

/** Hidden fields, which pages set. An error in one of them is shown for the whole form, because the field is hidden. */
const HIDDEN_FIELDS: ReadonlySet<string> = new Set([
  'intent',
  'currency',
  'interval',
  'project',
  'line',
  'form',
]);

export function translateErrors(
  errors: Record<string, string[] | null>,
  t: Translate,
): Record<string, string[]> {
  const given = Object.entries(errors).map(([field, keys]) => [field, keys ?? []] as const);
  const said = Object.fromEntries(
    given.map(([field, keys]) => [field, keys.map((text) => translateMessage(text, t))]),
  );
  const isChanged = given.some(
    ([field, keys]) => HIDDEN_FIELDS.has(field) && keys.some((key) => !readMessage(key)),
  );
  return isChanged && !said[''] ? { ...said, '': [t('errors:form.changed')] } : said;
}
