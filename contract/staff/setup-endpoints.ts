/** The endpoints of the set-up of a new installation. */
import * as z from 'zod';
import { resultSchema } from '../common';
import type { Endpoint } from '../endpoint';
import * as setup from './setup';
import { checkedAreasSchema } from './setup-checks';

const done = resultSchema(z.object({ done: z.literal(true) }));

const write = {
  auth: 'staff',
  method: 'POST',
  errors: ['content.invalid', 'staff.changed'],
} as const;

export const STAFF_SETUP_ENDPOINTS = {
  staffSetup: {
    auth: 'staff',
    permission: null,
    method: 'GET',
    path: '/staff/setup',
    summary: 'The steps of the set-up. Whether a step is done follows from the data.',
    reply: resultSchema(setup.setupSchema),
  },
  staffSetupName: {
    ...write,
    permission: 'organisation.write',
    path: '/staff/setup/name',
    summary: 'Publishes the name of the organisation and its licence.',
    body: setup.setupNameBodySchema,
    reply: done,
  },
  staffSetupLook: {
    ...write,
    permission: 'organisation.write',
    path: '/staff/setup/look',
    summary: 'Publishes the logo and the colour.',
    body: setup.setupLookBodySchema,
    reply: done,
  },
  staffSetupBank: {
    ...write,
    permission: 'organisation.write',
    path: '/staff/setup/bank-account',
    summary:
      'Publishes the first bank account without a second person. `staff.changed` when there is an account already.',
    body: setup.setupBankBodySchema,
    reply: done,
    errors: [...write.errors, 'contentRecord.notFound'],
  },
  staffSetupRates: {
    ...write,
    permission: 'figures.write',
    path: '/staff/setup/rates',
    summary: 'Publishes exchange rates. Currencies that the body omits keep their rates.',
    body: setup.setupRatesBodySchema,
    reply: done,
  },
  staffSetupCampaign: {
    ...write,
    permission: 'content.write',
    path: '/staff/setup/campaign',
    summary: 'Publishes a campaign, with its category and its type when they are new.',
    body: setup.setupCampaignBodySchema,
    reply: resultSchema(setup.publishedCampaignSchema),
  },
  staffSetupChecks: {
    auth: 'staff',
    permission: 'organisation.write',
    method: 'POST',
    path: '/staff/setup/checks',
    isSlow: true,
    summary:
      'Runs the checks of `nadawah doctor`, except those that read the whole database or send a mail.',
    reply: resultSchema(checkedAreasSchema),
  },
} as const satisfies Record<string, Endpoint>;
