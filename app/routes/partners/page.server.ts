/** Loader of the partners, and the action of the form for new ones. */
import { MAX_ORGANISATION_LENGTH } from '#contract/partners';
import { applyAction } from '../../applications/apply-action.server';
import { pageLoader } from '../../forms/loader.server';
import { listHeaders } from '../../lists/list.server';
import { partnerList } from './list.server';
import { partnerSchema } from './schema.server';

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
    visitor.charity.applications.asPartner({ ...form, locale: visitor.locale }, donor),
  page: ({ visitor }) => visitor.links.partners(),
  message: () => 'partnerReceived',
});
