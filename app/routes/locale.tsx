/**
 * Parent route of all pages with a language prefix. An unknown prefix is a 404; the root loader redirects language
 * tags.
 */
import { Outlet } from '@remix-run/react';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { config } from '#config';
import { DEFAULT_LOCALE, isLocale } from '#domain/locales';
import { notFound } from '../charity/responses.server';
import { errorMeta } from '../shell/error-meta';
import { ErrorPage } from '../shell/error-page';

/** The default language has no prefix, so that every page has exactly one URL. */
export function loader({ params: { locale } }: LoaderFunctionArgs) {
  const known = isLocale(locale) && locale !== DEFAULT_LOCALE && config().LOCALES.includes(locale);
  if (locale !== undefined && !known) notFound();
  return null;
}

/** This route has the error boundary of all pages, so it sets the title of error pages. */
export const meta: MetaFunction = ({ matches, location, error }) =>
  error ? errorMeta(error, matches, location) : [];

export default function InLocale() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
