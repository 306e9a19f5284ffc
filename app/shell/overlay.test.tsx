/** Tests that the loading indicator is shown only while another page is loading. */
import { Outlet, useNavigate, useNavigation } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stringsFor } from '#web/i18n/instances.server';
import '#tests/support/drawn-page';
import { Overlay } from './overlay';

test.each([
  ['/faqs', 'The page is on its way…'],
  ['/projects?page=2', ''],
])('while navigating from /projects to %s, the loading indicator contains %j', async (to, said) => {
  let arrive = () => {};
  function Shell() {
    const navigate = useNavigate();
    const { state } = useNavigation();
    return (
      <>
        <button onClick={() => void navigate(to)}>go</button>
        <output aria-label="state">{state}</output>
        <Overlay />
        <Outlet />
      </>
    );
  }
  const Page = createRemixStub([
    {
      id: 'root',
      path: '/',
      Component: Shell,
      children: [
        {
          path: '*',
          loader: () => new Promise<null>((resolve) => (arrive = () => resolve(null))),
          Component: () => null,
        },
      ],
    },
  ]);
  const strings = stringsFor('en', ['shell']);
  render(
    <Page
      initialEntries={['/projects']}
      hydrationData={{ loaderData: { root: { strings, organisation: {} }, '0-0': null } }}
    />,
  );
  const state = await screen.findByLabelText('state');
  const overlay = state.nextElementSibling!;
  expect(overlay.textContent).toBe('');
  fireEvent.click(screen.getByText('go'));
  await waitFor(() => expect(state.textContent).toBe('loading'));
  expect(overlay.textContent).toBe(said);
  arrive();
  await waitFor(() => expect(state.textContent).toBe('idle'));
  expect(overlay.textContent).toBe('');
});
