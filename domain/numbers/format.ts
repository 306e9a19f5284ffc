/** Numbers as the site writes them: comma thousands, dot decimal, digits 0–9, in every language. */

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

export function formatNumber(value: number): string {
  return whole.format(value);
}
