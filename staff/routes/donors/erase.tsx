/** The confirmation page before the data of a donor are erased. Another person must agree. */
import { useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { useText } from '#web/i18n/strings';
import { TextArea } from '#web/ui/field';
import { reasonField } from '../../forms/fields.server';
import { staffAction, staffLoader } from '../../forms/recipes.server';
import { useReply } from '../../forms/use-reply';
import { staffLinks } from '../../links';
import { ConfirmForm } from '../../ui/confirm-form';
import { PageHead } from '../../ui/page';

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
  const { form, field } = useReply<typeof action>();
  const labels = { note: t('erase.note') };
  const to = staffLinks.donor(reference);
  return (
    <>
      <PageHead title={title} back={{ to, label: name }} />
      <ConfirmForm
        {...{ form, labels }}
        does={['asks', 'removes', 'keeps', 'stops', 'final'].map((part) => t(`erase.does.${part}`))}
        submit={t('erase.button')}
        keep={{ to, label: t('erase.keep') }}
      >
        <TextArea
          {...field('note')}
          label={labels.note}
          rows={2}
          required
          hint={t('erase.noteHint')}
        />
      </ConfirmForm>
    </>
  );
}
