/** Reads XML in tests: sitemaps and feeds. */
import { JSDOM } from 'jsdom';

/** @throws SyntaxError when the text is not well-formed */
export function parseXml(text: string): Document {
  return new JSDOM(text, { contentType: 'application/xml' }).window.document;
}

/** Returns the text of each element with this name. */
export function textsOf(parent: Document | Element, name: string): string[] {
  return [...parent.getElementsByTagName(name)].map(({ textContent }) => textContent ?? '');
}
