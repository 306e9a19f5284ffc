/** Number format of the site: comma for thousands, decimal dot, digits 0–9, in every language. */

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

export function formatNumber(value: number): string {
  return whole.format(value);
}
