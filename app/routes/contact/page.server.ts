/** Loader of the contact page, and the action that sends a message. */
import * as z from 'zod';
import { CONTACT_TOPICS, messageProblem } from '#contract/contact';
import { toPlainText } from '#contract/values';
import { orderReference, readOrderReference } from '#domain/orders';
import { type InLanguage, languageFrom, orOnOutage } from '#web/charity/results';
import { emailField, lineField } from '#web/forms/fields.server';
import { applyAction } from '../../applications/apply-action.server';
import { pageLoader } from '../../page-loader.server';
import { absentPages } from '../../shell/absent-pages.server';
import { contactDetails } from '../../shell/contact.server';
import type { Visitor } from '../../visitor/visitor.server';

/** Characters of a name. */
const MAX_NAME = 80;

const contactSchema = z.object({
  topic: z.enum(CONTACT_TOPICS, { error: 'contact.topic' }),
  name: lineField(MAX_NAME),
  email: emailField,
  orderReference: z
    .string()
    .optional()
    .transform((typed, context) => {
      if (typed === undefined) return undefined;
      const reference = readOrderReference(typed);
      if (reference === null) context.addIssue('contact.orderReference');
      return reference ?? z.NEVER;
    }),
  message: z
    .string({ error: 'auth.fieldRequired' })
    .overwrite(toPlainText)
    .trim()
    .superRefine((text, context) => {
      const problem = messageProblem(text);
      if (problem !== null) context.addIssue(`contact.${problem}`);
    }),
});

/** Sample order reference with a valid check character. U+2060 prevents a line break after each hyphen. */
const SAMPLE_REFERENCE = orderReference(17_171_171_717).replaceAll('-', '-\u2060');

export const loader = pageLoader({
  strings: ['contact'],
  load: async ({ visitor }) => {
    const { t } = visitor;
    const [details, place, absent] = await Promise.all([
      contactDetails(visitor),
      hoursAndMap(visitor),
      absentPages(visitor),
    ]);
    return {
      head: { title: t('contact:title'), description: t('contact:description') },
      ...{ details, ...place, topics: CONTACT_TOPICS, sampleReference: SAMPLE_REFERENCE },
      hasFaqs: !absent.includes('faqs'),
    };
  },
});

/** `language` is that of the lines when it is not the visitor's. */
export type Hours = InLanguage & { lines: string[] };

/** `map` is an empty string when the charity has none. */
async function hoursAndMap({ charity }: Visitor): Promise<{ hours: Hours; map: string }> {
  const none = { hours: { lines: [] }, map: '' };
  return orOnOutage(none, async () => {
    const [contact] = (await charity.call('contactInfo')).data;
    if (!contact) return none;
    return {
      hours: { lines: contact.hours.filter(Boolean), ...languageFrom(contact) },
      map: /^https:\/\//.test(contact.map) && URL.canParse(contact.map) ? contact.map : '',
    };
  });
}

export const action = applyAction({
  schema: contactSchema,
  send: (values, { visitor, donor }) => visitor.charity.call('contact', { body: values, donor }),
  page: ({ visitor }) => visitor.links.contact(),
  message: () => 'messageSent',
});
