/** Hook for the data of the frame. */
import { useRouteLoaderData } from '@remix-run/react';
import type { loader } from './loader.server';

/** Returns undefined when the loader of the frame failed. */
export function useFrame() {
  return useRouteLoaderData<typeof loader>('root');
}
