/** Loader of the donor's profile, and the action that changes it. */
import * as z from 'zod';
import type { Profile } from '#contract/accounts';
import { localeSchema } from '#contract/common';
import {
  chosenCountrySchema,
  formatPhone,
  nameField,
  phoneCheck,
  readPhone,
} from '#web/forms/fields.server';
import { formAction, FormProblem } from '../../../forms/action.server';
import { typedField } from '../../../giving/schema.server';
import { requireSignIn } from '../../../visitor/require-sign-in.server';
import { commitSignIn } from '../../../visitor/visitor.server';
import { accountLoader, redirectWithFlash } from '../signed-in.server';

export type ProfileView = Omit<Profile, 'avatar'>;

export const loader = accountLoader({
  page: 'profile',
  strings: ['phone'],
  load: async ({ visitor }) => {
    const { avatar: _, phone, ...profile } = await visitor.charity.call('profile');
    const view: ProfileView = { ...profile, phone: phone && formatPhone(phone) };
    return { profile: view };
  },
});

export const action = formAction({
  schema: z
    .object({
      name: nameField,
      phone: typedField,
      phoneCountry: chosenCountrySchema,
      locale: localeSchema,
    })
    .refine(...phoneCheck)
    .transform(({ phone = '', phoneCountry, ...profile }) => ({
      ...profile,
      phone: readPhone(phone, phoneCountry),
    })),
  async run(profile, { visitor }) {
    const { refresh } = requireSignIn(visitor);
    const { access } = await visitor.charity.call('updateProfile', { body: profile });
    const cookie = commitSignIn({ access, refresh });
    // The tokens do not fit into a cookie or cannot be decoded. The profile has changed, and the sign-in stays.
    if (!cookie) throw new FormProblem({ '': 'somethingWentWrong' }, 503);
    return redirectWithFlash(visitor, visitor.links.account.profile(), 'profileSaved', [cookie]);
  },
});
