/** Tests that React can change, use and remove text nodes that a translator has replaced. */
import { beforeAll, expect, test } from 'vitest';
import { followTranslations } from './translated-text';

beforeAll(followTranslations);

/** Replaces the text of a paragraph by an element, as a translator does. */
async function translate(): Promise<{ paragraph: HTMLElement; text: Text }> {
  document.body.innerHTML = '<p>52<small>.000</small></p>';
  const paragraph = document.querySelector('p')!;
  const text = paragraph.firstChild as Text;
  await Promise.resolve();
  const font = document.createElement('font');
  font.textContent = 'translated';
  text.replaceWith(font);
  await Promise.resolve();
  return { paragraph, text };
}

test('shows a changed text in place of its translation', async () => {
  const { paragraph, text } = await translate();
  text.nodeValue = '40';
  await Promise.resolve();
  expect(paragraph.innerHTML).toBe('40<small>.000</small>');
});

test('removes a translated text', async () => {
  const { paragraph, text } = await translate();
  paragraph.removeChild(text);
  expect(paragraph.innerHTML).toBe('<small>.000</small>');
});

test('inserts an element before a translated text', async () => {
  const { paragraph, text } = await translate();
  paragraph.insertBefore(document.createElement('b'), text);
  expect(paragraph.innerHTML).toBe('<b></b>52<small>.000</small>');
});
