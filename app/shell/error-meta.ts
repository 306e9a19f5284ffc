/** The head of an error page: a title that names the error, and no indexing. */
import { isRouteErrorResponse } from '@remix-run/react';
import type { MetaDescriptor } from '@remix-run/node';
import { bundlesIn, translator } from '#web/i18n/translate';
import { readPath } from '#web/links';
import { errorKind } from './error-kind';

type Shell = { strings: string; site: { siteName: string } };

/** @param matches of the route. Without the shell's data, no title is returned: `Layout` sets a general one. */
export function errorMeta(
  error: unknown,
  matches: readonly { data?: unknown }[],
  { pathname }: { pathname: string },
): MetaDescriptor[] {
  const robots = { name: 'robots', content: 'noindex' };
  const shell = matches[0]?.data as Shell | undefined;
  if (!shell) return [robots];
  const t = translator(readPath(pathname).locale, bundlesIn(shell.strings));
  const kind = errorKind(isRouteErrorResponse(error) ? error.status : error);
  return [{ title: `${t(`shell:errorPage.${kind}.title`)} · ${shell.site.siteName}` }, robots];
}
