/** Defers the scripts of a rendered page, and allows its inline scripts by hash instead of by nonce. */
import { sha256, type InlineTrust } from '../security/policy.server';
import { deferredScriptLoader, type LoaderOptions } from './deferred-script-loader';

/** Browsers do not run a script of this type. deferred-script-loader.ts turns it into a module script. */
export const DEFERRED_TYPE = 'type="text/late"';

const PAGE_END = '</body></html>';
const PRELOAD = /<link rel="modulepreload" href="([^"]*)"\/>/g;
const MODULE_SCRIPT = /<script( nonce="[^"]*")? type="module" async="">/;
const SUSPENSE_MARKER = /<!--\/?\$[?!]?-->/g;

/**
 * Makes Remix's module script inert, moves its preloads into an attribute, and adds the script that starts it at the
 * first interaction (deferred-script-loader.ts).
 *
 * root.tsx renders the scripts at the end of the body, which React does not hydrate. So changing them is safe.
 * @returns the page; a page without a module script gets no loader
 */
export function deferScripts(html: string, options: LoaderOptions): string {
  const preloads: string[] = [];
  let loader = '';
  return moveIntoBody(html)
    .replace(PRELOAD, (_, href: string) => {
      preloads.push(href);
      return '';
    })
    .replace(MODULE_SCRIPT, (_, nonce = '') => {
      loader = `<script${nonce}>${deferredScriptLoader(options)}</script>`;
      return `<script${nonce} ${DEFERRED_TYPE} data-preload="${preloads.join(' ')}">`;
    })
    .replace(/<\/body><\/html>$/, (end) => loader + end);
}

/**
 * Moves the scripts with loader data, which Remix streams after </html>, to the end of the body, where they are valid.
 */
function moveIntoBody(html: string): string {
  const end = html.lastIndexOf(PAGE_END);
  if (end === -1) return html;
  const streamed = html.slice(end + PAGE_END.length).replace(SUSPENSE_MARKER, '');
  return html.slice(0, end) + streamed + PAGE_END;
}

/** Replaces the nonce by hashes of the scripts, for cached pages: a nonce may be used in one response only. */
export function trustByHash(html: string, nonce: string): { html: string; trust: InlineTrust } {
  const hashes = new Set<string>();
  const attribute = ` nonce="${nonce}"`;
  const script = /<script([^>]*)>([\s\S]*?)<\/script>/g;
  for (const [, attributes = '', text = ''] of html.matchAll(script)) {
    // Only scripts that we rendered have the nonce. The policy must not allow an injected script.
    if (attributes.includes(attribute) && text !== '') hashes.add(sha256(text));
  }
  return { html: html.replaceAll(attribute, ''), trust: { kind: 'hashes', hashes: [...hashes] } };
}
