/** Loader of the offline page: the charity's bank accounts. Its action deletes saved pages in the service worker. */
import { redirect } from '@remix-run/node';
import * as z from 'zod';
import { formAction } from '../../forms/action.server';
import { pageLoader } from '../../page-loader.server';
import { localisedPath, OFFLINE_PATH } from '#web/links';
import { bankDetails } from '../../paying/bank-details.server';

export const loader = pageLoader({
  strings: ['offline'],
  load: async ({ visitor }) => ({
    head: { title: visitor.t('offline:title'), index: false },
    transfer: await bankDetails(visitor),
  }),
});

/** The service worker deletes the saved pages and does not send the form. Without it, nothing is saved. */
export const action = formAction({
  schema: z.object({}),
  run: async (_, { visitor }) =>
    redirect(localisedPath(OFFLINE_PATH, visitor.locale), { status: 303 }),
});
