/** Reloads a page's loader data after a 409 response, so that the donor sees the current total and amounts. */
import type { ShouldRevalidateFunction } from '@remix-run/react';

/** By default, Remix does not reload loader data after an action with a status of 400 or above. */
export const revalidateOnConflict: ShouldRevalidateFunction = ({
  actionStatus,
  defaultShouldRevalidate,
}) => actionStatus === 409 || defaultShouldRevalidate;
