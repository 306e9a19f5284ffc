/**
 * Resource route of /ngo/add/draft: scripts store each file when it is chosen and the fields while they are typed. The
 * response is the draft as JSON.
 */
import { FormProblem, formAction } from '../../../forms/action.server';
import { fileProblem, keepTyped, orNull, uploadFile } from './draft.server';
import { toDraftView } from './draft-view';
import { scriptSchema } from './schema.server';

export const action = formAction({
  schema: scriptSchema,
  hide: ['file'],
  async run(values, { visitor, show, attach }) {
    const { charity } = visitor;
    if (values.intent === 'save')
      return show(toDraftView(await keepTyped(visitor, values.draft, values)));
    if (values.intent === 'remove') {
      const params = { token: values.draft, id: values.id };
      return show(toDraftView(await charity.call('removeDraftFile', { params })));
    }
    const open =
      values.draft && (await orNull(charity.call('draft', { params: { token: values.draft } })));
    const draft = open || (await keepTyped(visitor, undefined, values));
    // A rejected file must not lose the new draft: each further file would begin another one.
    attach(toDraftView(draft));
    try {
      const { token } = draft;
      return show(toDraftView(await uploadFile(visitor, { ...values, token }, values.file)));
    } catch (error) {
      const problem = fileProblem(error, values.field);
      throw problem ? new FormProblem({ file: problem }) : error;
    }
  },
});
