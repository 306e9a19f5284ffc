/** Loader of the donor's saved recipients, and the actions that add and remove one. */
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
import { formAction } from '../../../forms/action.server';
import { loadList } from '../../../lists/list.server';
import { requireSignIn } from '../../../visitor/require-sign-in.server';
import type { Visitor } from '../../../visitor/visitor.server';
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
