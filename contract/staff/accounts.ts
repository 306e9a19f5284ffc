/** Schemas of staff: members, sign-in with two factors, invitations, sessions, the log and approvals. */
import * as z from 'zod';
import { PERMISSIONS, STAFF_ROLES } from '#domain/staff/permissions';
import { passwordSchema } from '../accounts';
import { idSchema, instantSchema, localeSchema, pageQuerySchema, tokenSchema } from '../common';
import { MAX_NAME_LENGTH } from '../orders';
import { emailSchema, lineSchema } from '../values';

/** In characters. NIST SP 800-63B-4 requires 8 with a second factor; staff decide about money, so it is longer. */
export const MIN_STAFF_PASSWORD_LENGTH = 12;
const staffPasswordSchema = passwordSchema.min(MIN_STAFF_PASSWORD_LENGTH);
/** Maximum number of characters of a reason that staff give. */
export const MAX_REASON_LENGTH = 500;
export const reasonSchema = lineSchema(MAX_REASON_LENGTH);

const rolesSchema = z
  .array(z.enum(STAFF_ROLES))
  .min(1)
  .max(STAFF_ROLES.length)
  .transform((roles) => STAFF_ROLES.filter((role) => roles.includes(role)));
/** Opaque token of a session. */
const sessionTokenSchema = tokenSchema;

const staffMemberSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(STAFF_ROLES)),
  locale: localeSchema,
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

export const meSchema = staffMemberSchema.extend({
  permissions: z.array(z.enum(PERMISSIONS)),
  /** Unused recovery codes. */
  recoveryCodes: z.int().min(0),
  /** Work that waits for a person and that the member may see: transfers, applications, outdated figures and so on. */
  waiting: z.int().min(0),
  /** All members with access, so that a page can name those whose roles allow an action. */
  colleagues: z.array(z.object({ name: z.string(), roles: z.array(z.enum(STAFF_ROLES)) })),
});

export const signInBodySchema = z.strictObject({
  email: emailSchema,
  password: z.string().min(1).max(128),
});
/** `step` is a signed token that is valid for ten minutes, together with a code. */
export const signInStepSchema = z.object({ step: z.string().min(1).max(200) });
/** A new code of the member's authenticator app, or a recovery code. */
const codeSchema = z.string().min(6).max(30);

export const signInCodeBodySchema = z.strictObject({
  step: z.string().min(1).max(200),
  code: codeSchema,
});
export const forgotPasswordBodySchema = z.strictObject({ email: emailSchema });
/** `token`: from the link of the mail. It is valid for 30 minutes, until the password changes. */
export const resetPasswordBodySchema = z.strictObject({
  token: z.string().min(1).max(200),
  password: staffPasswordSchema,
  code: codeSchema,
});
export const signedInSchema = z.object({ token: sessionTokenSchema, member: staffMemberSchema });

export const invitationSchema = z.object({
  /** '' in the invitation of the first owner, who types an e-mail address when joining. */
  email: z.string(),
  name: z.string(),
  roles: z.array(z.enum(STAFF_ROLES)),
  /** True when it replaces the password and the second factor of a member. */
  isReset: z.boolean(),
  /** Base32 secret of the time-based codes, and the otpauth: URI with it for a QR code. */
  secret: z.string(),
  uri: z.string(),
  expiresAt: instantSchema,
});
export const joinBodySchema = z.strictObject({
  /** Only for the invitation of the first owner, which has no e-mail address. */
  email: emailSchema.optional(),
  name: lineSchema(MAX_NAME_LENGTH),
  password: staffPasswordSchema,
  code: z.string().regex(/^\d{6}$/),
  locale: localeSchema,
});
export const joinedSchema = signedInSchema.extend({ recoveryCodes: z.array(z.string()) });

/** Changes that need two owners: of the role, of the password and second factor, and the end of the access. */
export const OWNER_CHANGES = ['make', 'take', 'reset', 'end'] as const;
export type OwnerChange = (typeof OWNER_CHANGES)[number];
export const ownerChangeBodySchema = z.strictObject({
  change: z.enum(OWNER_CHANGES),
  reason: reasonSchema,
  code: codeSchema,
  /** True: it runs after a day unless an owner stops it, also when another owner could agree. */
  waits: z.boolean(),
});
/** A new code: a stolen session is not enough. */
export const codeBodySchema = z.strictObject({ code: codeSchema });

export const inviteBodySchema = z.strictObject({
  email: emailSchema,
  roles: rolesSchema,
  locale: localeSchema,
});
const pendingInvitationSchema = z.object({
  id: idSchema,
  email: z.string(),
  roles: z.array(z.enum(STAFF_ROLES)),
  createdAt: instantSchema,
  expiresAt: instantSchema,
});

export const peopleSchema = z.object({
  members: z.array(
    staffMemberSchema.extend({
      createdAt: instantSchema,
      lastUsedAt: instantSchema.nullable(),
      endedAt: instantSchema.nullable(),
      /** null for members who are not owners. */
      ownerSince: instantSchema.nullable(),
      /** True for an owner who could agree to a request that is made now. */
      canAgree: z.boolean(),
    }),
  ),
  invitations: z.array(pendingInvitationSchema),
});
export const rolesBodySchema = z.strictObject({ roles: rolesSchema });
export const passwordBodySchema = z.strictObject({
  current: z.string().min(1).max(128),
  password: staffPasswordSchema,
});
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

export const staffSessionSchema = z.object({
  id: idSchema,
  member: z.object({ id: idSchema, name: z.string() }),
  device: z.string(),
  createdAt: instantSchema,
  lastUsedAt: instantSchema,
  isCurrent: z.boolean(),
});

const actorSchema = z.object({
  kind: z.enum(['member', 'command', 'site']),
  id: idSchema.nullable(),
  name: z.string(),
});
const changedFields = z.record(z.string(), z.unknown()).nullable();
export const logEntrySchema = z.object({
  seq: z.int(),
  at: instantSchema,
  actor: actorSchema,
  action: z.string(),
  /** `name`: the reference, name or title by which staff know the record. null: it has none, or was removed. */
  subject: z.object({ kind: z.string(), id: z.string(), name: z.string().nullable() }),
  before: changedFields,
  after: changedFields,
  reason: z.string().nullable(),
});
export type LogEntry = z.infer<typeof logEntrySchema>;
/** Groups of entries: by the kind of the record, and `approval`: actions that need a second person. */
export const LOG_KINDS = [
  'order',
  'donor',
  'application',
  'newsletter',
  'content',
  'member',
  'approval',
] as const;
export type LogKind = (typeof LOG_KINDS)[number];
export const logQuerySchema = pageQuerySchema.extend({
  member: idSchema.optional().catch(undefined),
  kind: z.enum(LOG_KINDS).optional().catch(undefined),
  /** The id of a record, or the reference of an order. */
  subject: z.string().max(64).optional().catch(undefined),
});

const APPROVAL_STATES = ['waiting', 'running', 'done', 'declined', 'stopped', 'failed'] as const;
export const approvalSchema = z.object({
  id: idSchema,
  kind: z.string(),
  subject: z.object({ kind: z.string(), id: z.string() }),
  /** Facts that the page shows. Their names depend on the kind of the approval. */
  facts: z.record(z.string(), z.unknown()),
  reason: z.string(),
  askedBy: z.object({ id: idSchema, name: z.string() }),
  askedAt: instantSchema,
  state: z.enum(APPROVAL_STATES),
  decidedBy: z.object({ id: idSchema, name: z.string() }).nullable(),
  decidedAt: instantSchema.nullable(),
  /** It runs at this time unless it is stopped. null: it waits for an owner who agrees. */
  runsAt: instantSchema.nullable(),
  failure: z.string().nullable(),
  /** True for an owner who did not ask. */
  mayDecide: z.boolean(),
  /** True while nobody has agreed, for an owner who did not ask and had the role seven days before the request. */
  mayAgree: z.boolean(),
});
export type Approval = z.infer<typeof approvalSchema>;
export const approvalQuerySchema = pageQuerySchema.extend({
  state: z.enum(APPROVAL_STATES).optional().catch(undefined),
});
/** The link in the mail about an approval that runs after a delay. */
export const stopBodySchema = z.strictObject({ token: tokenSchema });
export const localeBodySchema = z.strictObject({ locale: localeSchema });
