/** The front page of a mock, for trying by hand: what it knows, and what time, banks and the charity's staff would do. */
import type { Hono } from 'hono';
import { escapeHtml } from './server';

/** One thing that the mock knows; deeds: what can be done about it now, by the words on the button. */
export type DeskRow = { id: string; text: string; deeds: Record<string, () => void> };

export function mountDesk(app: Hono, provider: string, rows: () => DeskRow[]): void {
  app.get('/', (c) => {
    const list = rows().map(({ id, text, deeds }) => {
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
        ?.deeds[deed]?.();
    }
    return c.redirect('/', 303);
  });
}
