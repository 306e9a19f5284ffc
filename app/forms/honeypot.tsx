/** A field that people do not see and programs fill in. Opt-in by formAction's `trap`. */

/** Programs like it; browsers and password managers know nothing of theirs to put there. */
export const HONEYPOT = 'subject';

/** Off the screen and not display:none, which programs look for; out of the order of tabs, and untold to screen readers. */
export function Honeypot() {
  return <input className="vh" name={HONEYPOT} tabIndex={-1} aria-hidden autoComplete="off" />;
}
