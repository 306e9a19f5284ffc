/** Page test of an event: the form when all seats are reserved. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#tests/support/drawn-page';
import { setupTestSite } from '#tests/support/opened-site';
import { translateFor } from '#tests/support/words';
import EventPage, { action, loader } from './event';

const site = setupTestSite();

test('offers the waiting list when all seats are reserved', async () => {
  const params = { id: 'packing-day' };
  await site.db.updateTable('events').set({ taken: 1 }).where('id', '=', params.id).execute();
  await renderPage('/events/packing-day', { Component: EventPage, loader, action, params });
  const wait = translateFor('en')('events:join.wait');
  expect(screen.getByRole('button', { name: wait })).toBeTruthy();
});
