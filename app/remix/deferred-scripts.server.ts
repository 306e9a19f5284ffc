/** Inline scripts of a rendered page: defers them until the page is readable, and allows them by nonce or by hash. */
import { sha256, type InlineTrust } from '../security/policy.server';

/** A data block, which browsers do not run. deferred-script-loader.ts turns it into a module script. */
export const DEFERRED_TYPE = 'type="text/late"';

const PAGE_END = '</body></html>';
const PRELOAD = /<link rel="modulepreload" href="([^"]*)"\/>/g;
const MODULE_SCRIPT = /<script( nonce="[^"]*")? type="module" async="">/;
const SUSPENSE_MARKER = /<!--\/?\$[?!]?-->/g;

/**
 * Makes Remix's module script inert and moves its preloads into an attribute; deferred-script-loader.ts starts it when the page
 * can be read. Otherwise the browser would fetch the whole application while the page is still loading.
 *
 * React does not hydrate the end of the body, where root.tsx renders the scripts, so they may be changed freely.
 */
export function deferScripts(html: string): string {
  const preloads: string[] = [];
  return endWithPage(html)
    .replace(PRELOAD, (_, href: string) => {
      preloads.push(href);
      return '';
    })
    .replace(
      MODULE_SCRIPT,
      (_, nonce = '') => `<script${nonce} ${DEFERRED_TYPE} data-preload="${preloads.join(' ')}">`,
    );
}

/**
 * Moves the scripts with loader data, which Remix streams after </html>, to the end of the body, where they are valid.
 */
function endWithPage(html: string): string {
  const end = html.lastIndexOf(PAGE_END);
  if (end === -1) return html;
  const streamed = html.slice(end + PAGE_END.length).replace(SUSPENSE_MARKER, '');
  return html.slice(0, end) + streamed + PAGE_END;
}

/** Replaces the page's nonce by hashes of the scripts that carry it: the page can then be kept and sent to many. */
export function trustByHash(html: string, nonce: string): { html: string; trust: InlineTrust } {
  const hashes = new Set<string>();
  const attribute = ` nonce="${nonce}"`;
  const script = /<script([^>]*)>([\s\S]*?)<\/script>/g;
  for (const [, attributes = '', text = ''] of html.matchAll(script)) {
    // Only what we rendered ourselves carries the nonce; a script that got in otherwise is not vouched for.
    if (attributes.includes(attribute) && text !== '') hashes.add(sha256(text));
  }
  return { html: html.replaceAll(attribute, ''), trust: { kind: 'hashes', hashes: [...hashes] } };
}
