/** Parts of the recipe of an action: reading a form, and the response to a rejected form. */
import type { SubmissionResult } from '@conform-to/react';
import type { CharityError } from '../charity/errors';
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

/**
 * Field names that pages of this site use: `amount`, `rows[7].count`, `gold.0.grams`. Conform makes a list as long as
 * its highest index, and nested lists multiply: a single forged name could make a response of several megabytes.
 */
const NAME = /^[\w-]{0,40}(?:\[\d{1,2}\])?(?:\.[\w-]{1,40}){0,3}$/;
const MAX_FIELDS = 400;

/** @throws a 400 response when the body is not a form, or not one that a page of this site can send */
export async function readForm(
  request: Request,
  { name: pattern = NAME, fields = MAX_FIELDS } = {},
): Promise<FormData> {
  const form = await request.formData().catch(() => null);
  const names = form ? [...form.keys()] : [];
  // Conform runs the commands in its own fields (`__intent__`): one of them makes a list of any length. No page has them.
  const isOwn = (name: string) => pattern.test(name) && !name.startsWith('__');
  if (!form || names.length > fields || !names.every(isOwn)) {
    throw new Response(null, { status: 400, statusText: 'Unreadable form' });
  }
  return form;
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
