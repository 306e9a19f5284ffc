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
  async run(values, { visitor, show }) {
    const { applications } = visitor.charity;
    if (values.intent === 'save')
      return show(toDraftView(await keepTyped(visitor, values.draft, values)));
    if (values.intent === 'remove')
      return show(toDraftView(await applications.removeDraftFile(values.draft, values.id)));
    const open = values.draft && (await orNull(applications.draft(values.draft)));
    const { token } = open || (await keepTyped(visitor, undefined, values));
    try {
      return show(toDraftView(await uploadFile(visitor, { ...values, token }, values.file)));
    } catch (error) {
      const problem = fileProblem(error, values.field);
      throw problem ? new FormProblem({ file: problem }) : error;
    }
  },
});
