/** /staff/content/KIND/new: the address of a new record. The editor then opens with empty fields. */
import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { FormProblem } from '#web/forms/submission.server';
import { useText } from '#web/i18n/strings';
import { Field, Select } from '#web/ui/field';
import { staffAction, staffLoader } from '../../forms/recipes.server';
import { useReply } from '../../forms/use-reply';
import { staffLinks } from '../../links';
import { PageHead, PostForm, Submit } from '../../ui/page';
import { useRecordBack } from './texts';

export const loader = staffLoader({
  permission: 'content.read',
  load: async ({ params, visitor: { charity, t } }) => {
    const kind = params.kind ?? '';
    const list = await charity.call('staffContentRecords', { params: { kind } });
    const taken = new Set(list.records.map(({ id }) => id));
    const ids = list.ids?.filter((id) => !taken.has(id)) ?? null;
    return { title: t('staff-content:new.title'), kind, isSingle: list.isSingle, ids };
  },
});

const ID = /^[a-z\d][a-z\d_-]{0,63}$/;

export const action = staffAction({
  permission: 'content.read',
  schema: z.object({ id: z.string().default('') }),
  run: async ({ id: typed }, { params, visitor: { charity } }) => {
    const kind = params.kind ?? '';
    const id = typed.trim().toLowerCase().replace(/\s+/g, '-');
    if (!ID.test(id)) throw new FormProblem({ id: 'content.id' });
    const { records } = await charity.call('staffContentRecords', { params: { kind } });
    if (records.some((record) => record.id === id))
      throw new FormProblem({ id: 'content.idTaken' });
    return redirect(staffLinks.record({ kind, id }));
  },
});

export default function NewRecord() {
  const t = useText('staff-content');
  const { title, kind, isSingle, ids } = useLoaderData<typeof loader>();
  const { form, field } = useReply<typeof action>();
  const labels = { id: t('new.id') };
  return (
    <>
      <PageHead
        title={title}
        lead={t(`content-fields:kinds.${kind}`)}
        back={useRecordBack({ kind, isSingle })}
      />
      <PostForm {...{ form, labels }}>
        {ids ? (
          <Select {...field('id')} label={labels.id} required>
            {ids.map((id) => (
              <option key={id}>{id}</option>
            ))}
          </Select>
        ) : (
          <Field {...field('id')} label={labels.id} hint={t('new.hint')} dir="ltr" required />
        )}
        <Submit>{t('new.act')}</Submit>
      </PostForm>
    </>
  );
}
