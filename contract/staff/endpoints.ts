/** The endpoint table of the staff area. It belongs to the reference API; other APIs need not implement it. */
import type * as z from 'zod';
import type { Endpoint } from '../endpoint';
import { STAFF_ACCOUNT_ENDPOINTS } from './account-endpoints';
import { STAFF_APPLICATION_ENDPOINTS } from './applications';
import { STAFF_CONTENT_ENDPOINTS } from './content-endpoints';
import { STAFF_DONOR_ENDPOINTS } from './donors';
import { STAFF_GIFT_ENDPOINTS } from './gift-endpoints';
import { STAFF_REPORT_ENDPOINTS } from './reports';
import { STAFF_MAIL_ENDPOINTS } from './mails';
import { STAFF_NEWSLETTER_ENDPOINTS } from './newsletter';
import { STAFF_SETUP_ENDPOINTS } from './setup';
import { STAFF_TODAY_ENDPOINTS } from './today';

export const STAFF_ENDPOINTS = {
  ...STAFF_ACCOUNT_ENDPOINTS,
  ...STAFF_CONTENT_ENDPOINTS,
  ...STAFF_GIFT_ENDPOINTS,
  ...STAFF_DONOR_ENDPOINTS,
  ...STAFF_REPORT_ENDPOINTS,
  ...STAFF_APPLICATION_ENDPOINTS,
  ...STAFF_NEWSLETTER_ENDPOINTS,
  ...STAFF_MAIL_ENDPOINTS,
  ...STAFF_TODAY_ENDPOINTS,
  ...STAFF_SETUP_ENDPOINTS,
} as const satisfies Record<string, Endpoint>;

export type StaffEndpointName = keyof typeof STAFF_ENDPOINTS;
export type StaffReply<Name extends StaffEndpointName> = z.infer<
  (typeof STAFF_ENDPOINTS)[Name]['reply']
>;
