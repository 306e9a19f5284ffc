/** Removes characters from React's HTML that do not change the document. */

/**
 * Removes the end tags of SVG shapes, which are empty, and the slash of void HTML elements. Text, attributes and data in
 * scripts cannot match: React escapes `<` and `>`, and JSON in scripts has no `<`.
 */
export function shorter(html: string): string {
  return html
    .replace(/(<(?:meta|link|img|input|br|hr)\b[^>]*?)\/>/g, '$1>')
    .replace(/><\/(?:path|rect|circle|ellipse|line|polyline|polygon|stop|use)>/g, '/>');
}
