/** Changes the HTML of saved pages and of the offline page before the service worker serves them. */
import { OFFLINE_IDS, SAVED_AT } from './names';

/** A page without the scripts of the application. It needs no module that may be missing, and works as without scripts. */
export function withoutAppScripts(html: string): string {
  return html.replace(/<script[^>]* type="text\/late"[^>]*>[^]*?<\/script>/g, '');
}

/** Returns the title as HTML text, without the name of the site. */
export function titleOf(html: string): string {
  return (/<title>([^<]*)</.exec(html)?.[1] ?? '').split(' · ')[0]!;
}

const hiddenSection = (id: string) => new RegExp(`<section id="${id}" hidden=""([^]*?)</section>`);

/** Returns the element with its content, visible, or '' when the page does not contain it. */
export function sectionOf(html: string, id: string): string {
  const [, rest] = hiddenSection(id).exec(html) ?? [];
  return rest === undefined ? '' : `<section id="${id}"${rest}</section>`;
}

/** A page with the source of its rules in the Content-Security-Policy. */
export type Page = { html: string; policy: string };

const STYLE = /<style id="[^"]*"/;
const STYLE_SOURCE = /style-src [^;]*('sha256-[^']+')/;

/**
 * Adds the note of the offline page to a saved page. The rules of the note are those of the offline page. They are
 * before the rules of the saved page, which therefore win.
 * @param savedAt time as text
 */
export function withNote(page: Page, offline: Page, savedAt: string): Page {
  const note = sectionOf(offline.html, OFFLINE_IDS.note).replace(SAVED_AT, savedAt);
  const [rules = ''] = /<style[^]*?<\/style>/.exec(offline.html) ?? [];
  const [, source = ''] = STYLE_SOURCE.exec(offline.policy) ?? [];
  return {
    html: page.html
      .replace(STYLE, (own) => rules.replace(STYLE, '<style') + own)
      .replace('<main', () => `${note}<main`),
    policy: page.policy.replace('style-src', () => `style-src ${source}`),
  };
}

/** Shows the message that a form was not sent. */
export function withUnsent(html: string): string {
  return html.replace(hiddenSection(OFFLINE_IDS.unsent), () => sectionOf(html, OFFLINE_IDS.unsent));
}

/** @param title HTML text @param savedAt time as text */
export type SavedLink = { path: string; title: string; savedAt: string };

/** Lists the saved pages. */
export function withList(html: string, links: readonly SavedLink[]): string {
  if (links.length === 0) return html;
  const items = links.map(
    ({ path, title, savedAt }) =>
      `<li><a href="${path.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${title}</a> <bdi class="sm muted">${savedAt}</bdi></li>`,
  );
  return html
    .replace(`id="${OFFLINE_IDS.saved}" hidden=""`, `id="${OFFLINE_IDS.saved}"`)
    .replace(`id="${OFFLINE_IDS.list}">`, () => `id="${OFFLINE_IDS.list}">${items.join('')}`);
}
