/** Reloads a page whose content changes soon, in browsers that run no scripts. */
import { useMatches } from '@remix-run/react';
import { createContext, useContext } from 'react';
import type { PageHead } from './head.server';
import { useShell } from '../shell/use-shell';

/** True when this page is the response to a form. Such a page is not reloaded, so that the donor can read it. */
export const FormReplyContext = createContext(false);

/**
 * Must be the last element of <head>: a refresh inside <noscript> is valid only in <head>, and React does not hydrate
 * additional elements after the last one that it expects. Rendered by the server only, because with scripts the page
 * updates itself.
 */
export function ReloadWithoutScripts() {
  const answersForm = useContext(FormReplyContext);
  const loaded = useMatches().at(-1)?.data as { head?: PageHead } | null | undefined;
  const neverRunsScripts = useShell()?.light ?? false;
  const reloadMs = loaded?.head?.reloadMs;
  if (reloadMs === undefined || answersForm) return null;
  const refresh = <meta httpEquiv="refresh" content={String(reloadMs / 1_000)} />;
  return neverRunsScripts ? refresh : <noscript>{refresh}</noscript>;
}

/** Reloads such a page when it could not be hydrated. Call it in the browser. */
export function reloadAsWithoutScripts(): void {
  // The head may have other <noscript> elements, such as those of an extension.
  const [, seconds] = /"refresh" content="(\d+)/.exec(document.head.innerHTML) ?? [];
  if (seconds) setTimeout(() => location.reload(), Number(seconds) * 1_000);
}
