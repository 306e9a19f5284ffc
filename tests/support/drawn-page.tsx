/** Renders a page with its real loader and action, below a root with the shell's strings. Needs jsdom. */
import { Outlet } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeAll, vi } from 'vitest';
import { TEST_NOW } from '#tests/support/api/api';
import { stringsFor } from '#web/i18n/instances.server';
import { readPath } from '#web/links';
import { args, visit } from './site';

type Drawn = {
  Component: ComponentType;
  loader: (given: LoaderFunctionArgs) => unknown;
  action?: (given: ActionFunctionArgs) => unknown;
  params?: Record<string, string>;
  /** Cookies and headers of the visitor. */
  sent?: Parameters<typeof visit>[1];
  /** Further data of the shell that the page reads. */
  shell?: object;
};

beforeAll(() => {
  // The router warns once about a flag that the stub does not support.
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const EmptyPage = createRemixStub([{ path: '/', Component: () => null }]);
  render(<EmptyPage />).unmount();
  warn.mockRestore();
});

/** @param path with the locale prefix, and a query if the page reads one @returns the page's first heading */
export async function renderPage(
  path: string,
  { Component, loader, action, params = {}, sent = {}, shell = {} }: Drawn,
): Promise<HTMLElement> {
  vi.useFakeTimers({ now: TEST_NOW, toFake: ['Date'] });
  const strings = stringsFor(readPath(path).locale, ['shell']);
  const Page = createRemixStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ strings, light: false, ...shell }),
      Component: Outlet,
      children: [
        {
          path: path.slice(1).split('?')[0],
          loader: async () => loader(args(visit(path, sent), params)),
          action: async ({ request }) => {
            const typed = [...(await request.formData())].map(([name, value]) => [
              name,
              `${value}`,
            ]);
            const form = Object.fromEntries(typed) as Record<string, string>;
            return action?.(args(visit(path, { ...sent, form }), params));
          },
          Component,
        },
      ],
    },
  ]);
  render(<Page initialEntries={[path]} />);
  return screen.findByRole('heading', { level: 1 });
}
