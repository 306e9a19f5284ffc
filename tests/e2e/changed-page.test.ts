/**
 * Tests pages that an extension or a translator in the browser has changed: before the scripts start, nothing that the
 * donor typed or chose is lost; after hydration, the shown amounts are the server's.
 */
import type { Page } from 'playwright';
import { describe, inject } from 'vitest';
import siteMap from '#app/routes';
import { cartCookie } from '#tests/bench/cart';
import { sampleUrlOf, urlPatternsOf } from '#tests/guards/site-map';
import { startScripts, untilSettled } from '#tests/support/assertions';
import { expect, expectHydrated, putGiftsIntoCart, test } from '#tests/support/browser';
import { donor } from '#tests/support/donor';

/** Changes of extensions and translators. Each runs in the page. */
const CHANGES: Record<string, () => void> = {
  'an element after the body': () => {
    document.documentElement.append(document.createElement('grammar-check'));
  },
  'a style first in the head': () => {
    document.head.prepend(document.createElement('style'));
  },
  'an element after each field': () => {
    for (const field of document.querySelectorAll('[type=email], [type=password], .in'))
      field.after(document.createElement('div'));
  },
  'all text in two nested elements': wrapTexts,
};

/** Translates as Chromium does: an element with a new text replaces each text node. */
function wrapTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement!.closest('script, style, textarea, option'))
      continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Errors of the changes: React says why it leaves a page as it is, and the policy forbids the style. */
const ALLOWED = [/React error #4\d\d/, /Applying inline style/];

const pages = await pagesWithForms();

/** Pages of the route table that a guest can open and that have a form in their main part. */
async function pagesWithForms(): Promise<string[]> {
  const found: string[] = [];
  for (const address of urlPatternsOf(siteMap)) {
    if (!address.inLanguages || !address.file.endsWith('.tsx')) continue;
    const path = sampleUrlOf(address);
    const page = await fetch(new URL(path, inject('origin')), {
      headers: { cookie: cartCookie() },
      redirect: 'manual',
    });
    const main = (await page.text()).split('<main')[1]?.split('</main>')[0];
    if (main?.includes(' method="post"')) found.push(path);
  }
  return found;
}

/** Types and chooses in the largest form, as a donor does before the scripts have loaded. */
const fill = (page: Page) =>
  page.evaluate(() => {
    const forms = [...document.querySelectorAll<HTMLFormElement>('main form[method="post"]')];
    const form = forms.sort((one, other) => other.elements.length - one.elements.length)[0]!;
    for (const field of form.elements as Iterable<HTMLInputElement>) {
      // A field "other…" replaces a choice, and another currency offers other amounts.
      if (!field.checkVisibility() || field.tabIndex < 0 || /^other|^currency/.test(field.name))
        continue;
      if (field.type === 'radio' || field.type === 'checkbox') field.click();
      else if (field instanceof HTMLSelectElement) field.selectedIndex = field.length - 1;
      else if (/^(?:text|tel|email|password|textarea)$/.test(field.type)) field.value = '7';
      else continue;
      field.focus();
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dataset.filled = '';
    }
  });

/** Returns the values of the filled fields and the field that has the focus. */
const readFields = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('[data-filled]')];
    return fields.map((field) => {
      const { name, value, checked } = field;
      return [name, value, checked, field === document.activeElement && 'has the focus'].join(' ');
    });
  });

/** Amounts of the page in the browser, and of the same page as the server sends it now. */
const readAmounts = (page: Page) =>
  page.evaluate(async () => {
    const amounts = (document: Document) =>
      [...document.querySelectorAll('main li .num, main .sum .num')].map(
        ({ textContent }) => textContent,
      );
    const sent = await (await fetch(location.href)).text();
    // The policy of this page forbids the styles of another response, also in a parsed document.
    const parsed = new DOMParser().parseFromString(
      sent.replace(/<style.*?<\/style>/s, ''),
      'text/html',
    );
    return { shown: amounts(document), sent: amounts(parsed) };
  });

describe('a page that was changed before the scripts start', () => {
  const names = Object.keys(CHANGES);

  test('loses nothing that was typed or chosen', async ({ open }) => {
    const page = await open('/faqs', { allow: ALLOWED });
    await putGiftsIntoCart(page);
    const changed = pages.map((path, at) => [path, names[at % names.length]!] as const);
    for (const [path, change] of [...changed, ...names.map((name) => ['/login', name] as const)]) {
      await page.goto(path);
      await page.evaluate(CHANGES[change]!);
      await fill(page);
      const filled = await readFields(page);
      await startScripts(page);
      await untilSettled(page);
      expect.soft(await readFields(page), `${path}: ${change}`).toEqual(filled);
    }
  });

  test.for(names)('sends the chosen amount: %s', async (change, { open }) => {
    const page = await open('/projects/wells', { allow: ALLOWED });
    await page.evaluate(CHANGES[change]!);
    await page.locator('main [name="amount"][value="100"]').click();
    await untilSettled(page);
    await donor(page, 'en').untilInCart(() => donor(page, 'en').press('cart'));
    await page.goto('/cart');
    await expect(page.locator('main .sum dd')).toHaveText('100 OMR');
  });
});

test('a page that was translated after hydration shows the amounts of the server', async ({
  open,
}) => {
  const page = await open('/faqs');
  await putGiftsIntoCart(page);
  await page.goto('/cart');
  await expectHydrated(page);
  await page.evaluate(wrapTexts);
  const total = page.locator('main .sum dd .num');
  await page.locator('main button[value="remove"]').first().click();
  await expect(total).toHaveText('125 OMR');
  await page.locator('main button[value="more"]').first().click();
  await expect(total).toHaveText('175 OMR');
  const { shown, sent } = await readAmounts(page);
  expect(shown).toEqual(sent);
  await page.locator('main select[name="currency"]').selectOption('USD');
  await page.locator('main button[value="currency"]').click();
  await expect(total).toContainText('USD');
  const after = await readAmounts(page);
  expect(after.shown).toEqual(after.sent);
});
