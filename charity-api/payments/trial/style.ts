/**
 * Style of the trials' pages. It resembles no real bank on purpose; amber means "not real". Spacing and large
 * text are limited by the width of the screen, so that numbers and words do not break inside when text is enlarged.
 * The fonts are those of web/styles/tokens.css. The storefront links their rules.
 */
export const STYLE = `
:root { color-scheme: light dark; --ink: #16211f; --soft: #4f5e5b; --paper: #fff; --ground: #eef2f1;
  --line: #cfd8d6; --main: #00706f; --main-ink: #fff; --amber: #fff3d6; --amber-ink: #5c3d00; --bad: #a3201d; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8efed; --soft: #a9b8b5; --paper: #17211f;
  --ground: #0e1514; --line: #33413e; --main: #5fd0cb; --main-ink: #06201f; --amber: #3a2c0b; --amber-ink: #ffdf9b; --bad: #ffb3ad; } }
* { box-sizing: border-box; }
body { margin: 0; padding: min(1rem, 5vw); background: var(--ground); color: var(--ink);
  font: 1rem/1.6 Cairo, "Cairo Arabic", "Cairo fallback", system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans Arabic", "Geeza Pro", Tahoma, sans-serif; }
main { max-width: 30rem; margin: 0 auto; padding: min(1.25rem, 6vw); background: var(--paper);
  border: 1px solid var(--line); border-radius: 3px; }
.notice { margin: 0 0 1.25rem; padding: .75rem min(1rem, 5vw); background: var(--amber); color: var(--amber-ink);
  border-inline-start: 4px solid currentcolor; border-radius: 3px; font-weight: 600; }
h1 { margin: 0 0 .5rem; font-size: min(1.5rem, 11vw); line-height: 1.3; }
p { margin: 0 0 1rem; color: var(--soft); }
dl { margin: 0 0 1.25rem; border-block: 1px solid var(--line); }
dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 1rem; padding: .625rem 0; }
dl div + div { border-block-start: 1px solid var(--line); }
dt { color: var(--soft); }
dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
.amount dd { font-size: min(1.25rem, 9vw); font-variant-numeric: tabular-nums; }
button { display: block; width: 100%; min-height: 3rem; margin: 0 0 .625rem; padding: .5rem min(1rem, 3vw);
  font: inherit; font-weight: 600; color: var(--ink); background: transparent;
  border: 1px solid var(--soft); border-radius: 3px; cursor: pointer; }
button.main { background: var(--main); border-color: var(--main); color: var(--main-ink); }
button:focus-visible { outline: 3px solid var(--main); outline-offset: 2px; }
.error { margin: 0 0 .25rem; color: var(--bad); font-weight: 600; }
fieldset { margin: .75rem 0 0; padding: 1rem 0 0; border: 0; border-block-start: 1px solid var(--line); }
legend { padding: 0; padding-inline-end: .5rem; font-weight: 600; }
fieldset p { font-size: .9375rem; }
`;
