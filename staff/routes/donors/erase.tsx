/** The confirmation page before the data of a donor are erased. Another person must agree. */
import * as z from 'zod';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useText } from '#app/i18n/strings';
import { Button } from '#app/ui/button';
import { FormErrors } from '#app/ui/form-errors';
import { TextArea } from '#app/ui/text-area';
import { useSubmission } from '#app/ui/use-submission';
import { staffAction } from '../../forms/action.server';
import { staffLoader } from '../../forms/loader.server';
import { reasonField } from '../../forms/reason.server';
import { staffLinks } from '../../links';
import { PageHead } from '../../ui/page-head';

export const loader = staffLoader({
  permission: 'erasure.ask',
  async load({ visitor, params: { reference = '' } }) {
    const { name } = await visitor.charity.call('staffDonor', { params: { reference } });
    return { title: visitor.t('staff-donors:erase.title', { name }), reference, name };
  },
});

export const action = staffAction({
  permission: 'erasure.ask',
  schema: z.object({
    note: reasonField,
  }),
  async run({ note }, { visitor, params: { reference = '' }, done }) {
    await visitor.charity.call('staffAskErasure', { params: { reference }, body: { note } });
    return done(staffLinks.donor(reference), 'staff-donors:erase.asked');
  },
});

export default function EraseDonor() {
  const t = useText('staff-donors');
  const { title, reference, name } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.form;
  const { field } = useSubmission(form);
  const to = staffLinks.donor(reference);
  return (
    <>
      <PageHead title={title} back={{ to, label: name }} />
      <form method="post" className="box lift stack narrow" noValidate>
        <FormErrors form={form} labels={{ note: t('erase.note') }} />
        <ol className="does">
          {(['asks', 'removes', 'keeps', 'stops', 'final'] as const).map((part) => (
            <li key={part}>
              <span>{t(`erase.does.${part}`)}</span>
            </li>
          ))}
        </ol>
        <TextArea
          {...field('note')}
          label={t('erase.note')}
          rows={2}
          required
          hint={t('erase.noteHint')}
        />
        <div className="inline acts">
          <Button type="submit">{t('erase.button')}</Button>
          <a className="btn quiet" href={to}>
            {t('erase.keep')}
          </a>
        </div>
      </form>
    </>
  );
}
