/** Reloads a page whose content changes soon, in browsers that run no scripts. */
import { useMatches } from '@remix-run/react';
import { createContext, useContext } from 'react';
import type { PageHead } from '../forms/loader.server';
import { useShell } from '../shell/use-shell';

/** Whether this response answers a form: the donor must be able to read it, so it is not reloaded. */
export const FormReplyContext = createContext(false);

/**
 * For the end of <head>, where alone a refresh inside <noscript> is valid. Rendered by the server only: with scripts,
 * the page updates itself, and React does not hydrate what follows the last element that it expects in <head>.
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
