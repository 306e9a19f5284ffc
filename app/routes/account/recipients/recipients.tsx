/** Route module of /account/recipients: the people in whose name the donor gives. */
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { MAX_RECIPIENTS } from '#contract/accounts';
import { idSchema } from '#contract/common';
import { CharityError } from '#web/charity/results';
import {
  chosenCountrySchema,
  formatPhone,
  nameField,
  phoneCheck,
  readPhone,
} from '#web/forms/fields.server';
import { useLinks, useText } from '#web/i18n/strings';
import { Field } from '#web/ui/field';
import { FORM_ANCHOR, FormErrors, useSubmission } from '#web/ui/form-reply';
import { Submit, Verbatim } from '#web/ui/parts';
import { PhoneField } from '#web/ui/phone-field';
import { formAction } from '../../../forms/action.server';
import { loadList } from '../../../lists/list.server';
import { PagedCards } from '../../../lists/paged-cards';
import { requireSignIn } from '../../../visitor/require-sign-in.server';
import type { Visitor } from '../../../visitor/visitor.server';
import { AccountPage } from '../account-page';
import { accountLoader, redirectWithFlash } from '../signed-in.server';

export const loader = accountLoader({
  page: 'recipients',
  strings: ['projects', 'phone'],
  load: async ({ visitor, url }) => {
    const list = await loadList(visitor, url, {
      fields: [],
      fetch: (slice) => visitor.charity.call('recipients', { query: slice }),
      card: ({ id, name, phone }) => ({ id, name, phone: formatPhone(phone) }),
    });
    return { list, isFull: list.total >= MAX_RECIPIENTS };
  },
});

const added = z
  .object({
    intent: z.literal('add'),
    name: nameField,
    phone: z.string({ error: 'required' }).trim().min(1, 'required').max(200, 'phone'),
    phoneCountry: chosenCountrySchema,
  })
  .refine(...phoneCheck)
  .transform(({ phone, phoneCountry, ...rest }) => ({
    ...rest,
    phone: readPhone(phone, phoneCountry)!,
  }));

export const action = formAction({
  schema: z.discriminatedUnion('intent', [
    added,
    z.object({ intent: z.literal('remove'), id: idSchema }),
  ]),
  async run(values, { visitor }) {
    requireSignIn(visitor);
    const page = visitor.links.account.recipients();
    if (values.intent === 'remove') {
      await remove(visitor, values.id);
      return redirectWithFlash(visitor, page, 'recipientRemoved');
    }
    const { name, phone } = values;
    await visitor.charity.call('addRecipient', { body: { name, phone } });
    return redirectWithFlash(visitor, page, 'recipientSaved');
  },
});

/** Ignores a missing recipient, which the donor may have removed in another tab. */
async function remove({ charity }: Visitor, id: string): Promise<void> {
  await charity.call('removeRecipient', { params: { id } }).catch((error: unknown) => {
    if (!(error instanceof CharityError) || !error.isNotFound) throw error;
  });
}

export default function RecipientsPage() {
  const { list, isFull } = useLoaderData<typeof loader>();
  const t = useText('account');
  const links = useLinks();
  return (
    <AccountPage page="recipients" lead={t('recipients.lead')}>
      <PagedCards
        list={list}
        to={links.account.recipients}
        empty={{ title: t('recipients.empty.title'), text: t('recipients.empty.text') }}
      >
        {(people) => (
          <ul className="orders">
            {people.map(({ id, name, phone }) => (
              <li key={id} className="order">
                <div>
                  <b className="[overflow-wrap:anywhere]">
                    <bdi translate="no">{name}</bdi>
                  </b>
                  <p className="sm muted">
                    <Verbatim>{phone}</Verbatim>
                  </p>
                </div>
                <div className="acts">
                  <Form method="post" noValidate action={links.account.recipients()}>
                    <input type="hidden" name="id" value={id} />
                    <Submit kind="plain" name="intent" value="remove">
                      {t('recipients.remove')} <span className="vh">{name}</span>
                    </Submit>
                  </Form>
                </div>
              </li>
            ))}
          </ul>
        )}
      </PagedCards>
      {isFull ? <p className="muted">{t('recipients.full')}</p> : <AddForm />}
    </AccountPage>
  );
}

/** The key depends on the number of recipients, so that the fields are empty after a person was added. */
function AddForm() {
  const { list } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.form;
  const t = useText('account');
  const links = useLinks();
  const { field } = useSubmission(form);
  const labels = { name: t('recipients.name'), phone: t('recipients.phone') };
  return (
    <section className="grid gap-2">
      <h2>{t('recipients.add')}</h2>
      <Form
        key={list.total}
        method="post"
        noValidate
        action={`${links.account.recipients()}#${FORM_ANCHOR}`}
        className="grid max-w-[35rem] gap-3"
      >
        <FormErrors form={form} labels={labels} />
        <Field label={labels.name} maxLength={120} required {...field('name')} />
        <PhoneField name="phone" field={field} label={labels.phone} required />
        <div>
          <Submit name="intent" value="add">
            {t('recipients.save')}
          </Submit>
        </div>
      </Form>
    </section>
  );
}
