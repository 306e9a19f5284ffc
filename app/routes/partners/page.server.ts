/** Loader of the partners, and the action of the form for new ones. */
import { MAX_ORGANISATION_LENGTH, MAX_MESSAGE_LENGTH } from '#contract/partners';
import { applyAction } from '../../applications/apply-action.server';
import { pageLoader } from '../../page-loader.server';
import { listHeaders } from '../../lists/list.server';
import { partnerList } from './list.server';
import * as z from 'zod';
import { idSchema } from '#contract/common';
import { emailField, lineField, textField } from '#web/forms/fields.server';

/** Messages are keys of locales/<language>/errors.json. */
const partnerSchema = z.object({
  type: z.string({ error: 'required' }).pipe(idSchema),
  organisation: lineField(MAX_ORGANISATION_LENGTH),
  name: lineField(80),
  email: emailField,
  message: textField(MAX_MESSAGE_LENGTH),
});

export const loader = pageLoader({
  strings: ['partners', 'projects'],
  load: async ({ visitor, url }) => {
    const { t } = visitor;
    const { list, types } = await partnerList(visitor, url);
    return {
      head: { title: t('partners:title'), description: t('partners:description') },
      list,
      form: {
        types: types.map(({ id, title, language }) => ({ value: id, label: title, language })),
        longest: { organisation: MAX_ORGANISATION_LENGTH },
      },
    };
  },
  headers: listHeaders,
});

export const action = applyAction({
  schema: partnerSchema,
  send: (form, { visitor, donor }) =>
    visitor.charity.call('applyAsPartner', { body: { ...form, locale: visitor.locale }, donor }),
  page: ({ visitor }) => visitor.links.partners(),
  message: () => 'partnerReceived',
});
