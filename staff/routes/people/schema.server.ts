/** Schemas of the forms about people. */
import * as z from 'zod';
import { emailField } from '#web/forms/fields.server';
import { OWNER_CHANGES } from '#contract/staff/accounts';
import { LOCALES } from '#domain/locales';
import { STAFF_ROLES } from '#domain/staff/permissions';
import { codeField, reasonField } from '../../forms/fields.server';

/** Conform passes a single checked box as a string. */
const rolesField = z
  .preprocess((roles) => (roles === undefined ? [] : [roles].flat()), z.array(z.enum(STAFF_ROLES)))
  .refine((roles) => roles.length > 0, 'staff.noRole');

export const peopleSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('invite'),
    email: emailField,
    roles: rolesField,
    locale: z.enum(LOCALES),
  }),
  z.object({ intent: z.literal('withdraw'), id: z.string().min(1) }),
]);

export const ownerSchema = z.object({
  change: z.enum(OWNER_CHANGES),
  reason: reasonField,
  code: codeField,
  when: z.enum(['agreed', 'day']),
});

export const personSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('roles'), roles: rolesField }),
  z.object({ intent: z.literal('reset') }),
  z.object({ intent: z.literal('end') }),
  z.object({ intent: z.literal('revoke'), session: z.string().min(1) }),
]);
