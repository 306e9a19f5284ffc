/** Index page of a mock for manual tests: its records, with buttons for refunds, disputes and further months. */
import type { Hono } from 'hono';
import { escapeHtml } from './server';

/** One record of the mock. `deeds`: the actions that are possible now, by the text of their button. */
export type MockRecord = { id: string; text: string; actions: Record<string, () => void> };

export function mountIndexPage(app: Hono, provider: string, rows: () => MockRecord[]): void {
  app.get('/', (c) => {
    const list = rows().map(({ id, text, actions: deeds }) => {
      const buttons = Object.keys(deeds).map(
        (deed) => `<button name="${escapeHtml(deed)}" value="${id}">${escapeHtml(deed)}</button>`,
      );
      return `<p>${escapeHtml(`${id}: ${text}`)} ${buttons.join(' ')}</p>`;
    });
    return c.html(`<!doctype html><html lang="en"><title>${provider} (mock)</title>
<body style="font: 1rem/1.5 sans-serif; margin: 1rem"><h1>${provider} (mock)</h1>
<form method="post">${list.join('') || '<p>Nothing yet.</p>'}</form>`);
  });
  app.post('/', async (c) => {
    for (const [deed, id] of Object.entries(await c.req.parseBody())) {
      rows()
        .find((row) => row.id === id)
        ?.actions[deed]?.();
    }
    return c.redirect('/', 303);
  });
}
