/** The endpoints of an application that was sent. The endpoints that send one are with their subjects. */
import * as z from 'zod';
import { applicationSchema } from './applications';
import { resultSchema, tokenSchema } from './common';
import type { Endpoint } from './endpoint';

const params = z.object({ token: tokenSchema });
const reply = resultSchema(applicationSchema);

export const APPLICATION_ENDPOINTS = {
  application: {
    method: 'GET',
    path: '/applications/{token}',
    summary: 'An application, for the applicant who has the link from the mail.',
    params,
    reply,
    errors: ['application.notFound'],
  },
  withdrawApplication: {
    method: 'POST',
    path: '/applications/{token}/withdraw',
    summary: 'Withdraws an application, and gives its seats to the waiting list. Idempotent.',
    params,
    reply,
    errors: ['application.notFound', 'application.closed'],
  },
} as const satisfies Record<string, Endpoint>;
