/** The endpoint of the first page of the staff area. */
import { resultSchema } from '../common';
import type { Endpoint } from '../endpoint';
import { todaySchema } from './today';

export const STAFF_TODAY_ENDPOINTS = {
  staffToday: {
    auth: 'staff',
    permission: null,
    method: 'GET',
    path: '/staff/today',
    summary:
      'What waits for a person, what arrived today, and what was done since yesterday. Parts that the roles do not allow are null or missing.',
    reply: resultSchema(todaySchema),
  },
} as const satisfies Record<string, Endpoint>;
