/** Tests that a page is rendered completely: at once, or again to a stream when a part waits or fails. */
import type { EntryContext } from '@remix-run/node';
import { lazy, Suspense, type ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderPage } from './render.server';

async function render(body: ReactNode) {
  const errors: unknown[] = [];
  const html = await renderPage(
    <html lang="en">
      <body>{body}</body>
    </html>,
    {
      context: {} as EntryContext,
      nonce: 'q83vASNFZ4mrze8BI0VniQ==',
      onError: (error) => void errors.push(error),
    },
  );
  return { html, errors };
}
const pageWith = (text: string) => `<!DOCTYPE html><html lang="en"><body>${text}</body></html>`;

/** Counts the renders of the whole page. */
function countedText(text: string) {
  const count = vi.fn(() => text);
  return { count, Text: () => <p>{count()}</p> };
}

test('a page whose parts are ready is rendered once', async () => {
  const { count, Text } = countedText('salam');
  expect(await render(<Text />)).toEqual({ html: pageWith('<p>salam</p>'), errors: [] });
  expect(count).toHaveBeenCalledTimes(1);
});

test('a part whose module is loaded at its first render is in the page', async () => {
  const Late = lazy(() => Promise.resolve({ default: () => <p>قرية</p> }));
  const { count, Text } = countedText('salam');
  const shown = () =>
    render(
      <>
        <Suspense>
          <Late />
        </Suspense>
        <Text />
      </>,
    );
  const expected = { html: pageWith('<!--$--><p>قرية</p><!--/$--><p>salam</p>'), errors: [] };
  expect(await shown()).toEqual(expected);
  expect(count, 'renders of the first page').toHaveBeenCalledTimes(2);
  expect(await shown()).toEqual(expected);
  expect(count, 'renders of both pages').toHaveBeenCalledTimes(3);
});

describe('a component that throws an error', () => {
  const problem = new Error('a part that cannot be rendered');
  const Broken = (): ReactNode => {
    throw problem;
  };

  test('rejects the page, and is reported', async () => {
    const errors: unknown[] = [];
    const options = {
      ...{ context: {} as EntryContext, nonce: '' },
      onError: (error: unknown) => void errors.push(error),
    };
    await expect(renderPage(<Broken />, options)).rejects.toBe(problem);
    expect(errors).toEqual([problem]);
  });

  test('is reported when React leaves its part to the browser', async () => {
    const { html, errors } = await render(
      <Suspense fallback={<p>later</p>}>
        <Broken />
      </Suspense>,
    );
    expect(html).toContain('<p>later</p>');
    expect(errors).toEqual([problem]);
  });
});

/** React's renderer for streams writes chunks of 2 KB. */
test('a typed value is rendered unchanged when a chunk of a stream ends inside it', async () => {
  const typed = 'سلمى الحارثية, Çağrı Öz, 👩‍👩‍👧 & "½"'.repeat(3);
  const escaped = typed.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  for (let before = 0; before < 2_048; before += 97) {
    const Late = lazy(() => Promise.resolve({ default: () => <p>{typed}</p> }));
    // React writes strings that are longer than a third of a chunk separately.
    const filling = [...'x'.repeat(before).matchAll(/.{1,600}/g)].map(([text], at) => (
      <i key={at}>{text}</i>
    ));
    const { html } = await render(
      <>
        {filling}
        <Suspense>
          <Late />
        </Suspense>
      </>,
    );
    expect(html, `${before} characters before`).toContain(`<p>${escaped}</p>`);
  }
});

test('loader data that never end reject the page after ten seconds', async () => {
  vi.useFakeTimers();
  const context = { serverHandoffStream: new ReadableStream() } as EntryContext;
  const page = renderPage(<p>salam</p>, { context, nonce: '', onError: () => undefined });
  const rejected = expect(page).rejects.toThrow(/abort/i);
  await vi.advanceTimersByTimeAsync(10_000);
  await rejected;
  vi.useRealTimers();
});
