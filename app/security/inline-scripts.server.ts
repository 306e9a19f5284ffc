/** The inline scripts of a rendered page: held back until the page is readable, and named to the browser by nonce or by hash. */
import { sha256, type InlineTrust } from './policy.server';

/**
 * Remix's module script asks for the whole application while the page is still arriving. It is rendered inert,
 * and its preloads under another name; late-scripts.ts brings it to life when the page can be read. Only
 * attributes change: an element more or less in the body would break hydration.
 */
export function holdScriptsBack(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="x-late"')
    .replace(
      /<script( nonce="[^"]*")? type="module" async="">/,
      '<script$1 type="text/late" async="">',
    );
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
