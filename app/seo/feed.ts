/** Writes RSS 2.0 feeds. */
import type { Locale } from '#domain/locales';
import { XML_HEADER, xmlText } from './xml';

type FeedItem = { title: string; url: string; summary: string; publishedAt: string };

type Feed = {
  title: string;
  description: string;
  locale: Locale;
  /** Absolute URL of the page with the list. */
  url: string;
  /** Absolute URL of the feed. */
  ownUrl: string;
  /** The newest one first. */
  items: readonly FeedItem[];
};

export function rssFeed({ title, description, locale, url, ownUrl, items }: Feed): string {
  const [newest] = items;
  return [
    `${XML_HEADER}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>`,
    `<title>${xmlText(title)}</title><link>${xmlText(url)}</link>`,
    `<description>${xmlText(description)}</description><language>${locale}</language>`,
    `<atom:link href="${xmlText(ownUrl)}" rel="self" type="application/rss+xml"/>`,
    newest ? `<lastBuildDate>${rfc822(newest.publishedAt)}</lastBuildDate>` : '',
    ...items.map(itemXml),
    '</channel></rss>\n',
  ].join('\n');
}

function itemXml({ title, url, summary, publishedAt }: FeedItem): string {
  return [
    `<item><title>${xmlText(title)}</title><link>${xmlText(url)}</link>`,
    `<guid isPermaLink="true">${xmlText(url)}</guid><pubDate>${rfc822(publishedAt)}</pubDate>`,
    `<description>${xmlText(summary)}</description></item>`,
  ].join('');
}

/** Returns a date such as "Tue, 10 Mar 2026 00:00:00 GMT" (RFC 822 with a year of four digits). @param instant ISO 8601 */
function rfc822(instant: string): string {
  return new Date(instant).toUTCString();
}
