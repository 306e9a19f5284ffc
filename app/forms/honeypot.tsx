/** The honeypot field: people do not see it, bots fill it in. A form uses it with the `trap` option of `formAction`. */

/** A name that bots fill in, but for which browsers and password managers store no value. */
export const HONEYPOT = 'subject';

/** Off-screen, because bots detect `display: none`. Not in the tab order, and hidden from screen readers. */
export function Honeypot() {
  return <input className="vh" name={HONEYPOT} tabIndex={-1} aria-hidden autoComplete="off" />;
}
