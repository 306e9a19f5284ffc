/** Actions and assertions of a donor in a browser test. */
import type { Page } from 'playwright';
import { localisedPath, type SitePath } from '#web/links';
import type { Locale } from '#domain/locales';
import type { Decision } from './api/orders';
import { expect, ASSERTION_TIMEOUT_MS, navigateTo } from './browser';
import { translateFor } from './words';

/**
 * Each donor journey is tested in a left-to-right and a right-to-left language, with and without scripts. Layout depends on
 * the direction and behaviour on the scripts: offline.test.ts and providers.test.ts have the other two combinations.
 */
export const DONOR_VISITS = [
  { locale: 'en', javaScript: true },
  { locale: 'ar', javaScript: false },
] satisfies { locale: Locale; javaScript: boolean }[];

export type Payment = {
  method?: 'Bank' | 'Stripe';
  name?: string;
  email?: string;
  phone?: string;
};

export const DONOR = { name: 'سالم البلوشي', email: 'salim@example.org' };

export function donor(page: Page, locale: Locale) {
  const t = translateFor(locale);
  const button = (key: string) => page.getByRole('button', { name: t(key), exact: true });
  /** A form's button by its intent, because its text contains the amount. */
  const intent = (value: 'cart' | 'donate') =>
    page.locator(`main button[name="intent"][value="${value}"]`);
  const decision = (value: Decision) => page.locator(`button[name="decision"][value="${value}"]`);
  const goTo = (path: SitePath) => page.goto(localisedPath(path, locale));
  const heading = (name?: string) =>
    page.getByRole('heading', { level: 1, ...(name && { name, exact: true }) });
  /** The number on the cart in the top bar. It stays, unlike the message, which disappears after four seconds. */
  const giftCount = () => page.locator('header .tool .count').allInnerTexts();
  return {
    t,
    goTo,
    button,
    heading,
    intent,

    /** Waits until the page contains the text. Non-breaking spaces count as spaces. */
    async sees(text: string | RegExp, part = 'main') {
      await expect(page.locator(part)).toContainText(text, { useInnerText: true });
    },

    async seesNot(text: string | RegExp, part = 'main') {
      await expect(page.locator(part)).not.toContainText(text, { useInnerText: true });
    },

    /** @param title translation key of the page's main heading */
    async seesTitle(title: string) {
      await expect(heading()).toHaveText(t(title));
    },

    /** Waits until the cart has the gift: leaving the page earlier could abort the request. */
    async untilInCart(add: () => Promise<unknown>) {
      const before = await giftCount();
      await add();
      // Not expect.poll, which fails when the page is replaced while it reads.
      await expect(async () => {
        const now = await giftCount();
        expect(now, 'gifts in the cart').toHaveLength(1);
        expect(now, 'gifts in the cart').not.toEqual(before);
      }).toPass({ timeout: ASSERTION_TIMEOUT_MS });
    },

    /** @param amount text for the field "other amount" */
    async chooseAmount(project: string, amount: string) {
      await goTo(`/projects/${project}`);
      await this.amount(amount);
    },

    /** Works on the current page. */
    async amount(amount: string) {
      await page.getByLabel(t('shell:ui.otherAmount')).fill(amount);
    },

    async press(value: 'cart' | 'donate') {
      await intent(value).click();
    },

    /** Works on the current page. */
    async toCheckout() {
      await navigateTo(page.locator('#pay'), () => this.press('donate'));
    },

    async donate(project: string, amount: string) {
      await this.chooseAmount(project, amount);
      await this.toCheckout();
    },

    async addToCart(project: string, amount: string) {
      await this.chooseAmount(project, amount);
      await this.untilInCart(() => this.press('cart'));
    },

    async giveFor(project: string, amount: string, recipient: { name: string; phone: string }) {
      await this.chooseAmount(project, amount);
      await page.getByLabel(t('giving:onBehalf')).check();
      await page.getByLabel(t('giving:recipientName')).fill(recipient.name);
      // Scripts hide the list and show a menu in its place. The list contains the choice.
      await page.locator('[name="recipientPhoneCountry"]').selectOption('OM', { force: true });
      await page.getByLabel(t('giving:recipientPhone')).fill(recipient.phone);
      await this.untilInCart(() => this.press('cart'));
    },

    async fillCheckout({ method = 'Stripe', ...details }: Payment = {}) {
      await this.fillDetails(details);
      await page.locator(`main input[name="method"][value="${method}"]`).check();
    },

    async fillDetails(details: Omit<Payment, 'method'> = {}) {
      const { name, email, phone } = { ...DONOR, ...details };
      await page.locator('main input[name="name"]').fill(name);
      await page.locator('main input[name="email"]').fill(email);
      if (phone) await page.locator('main input[name="phone"]').fill(phone);
    },

    async pay() {
      await page.locator('#pay').click();
    },

    /** A button of the card trial's page. Only this page has these buttons. */
    decision,

    /** The caller asserts the next page. */
    async decide(value: Decision) {
      await decision(value).click();
    },

    /** @param total in rials */
    async expectReceipt(total: string) {
      await expect(heading()).toContainText(DONOR.name);
      await this.sees(RegExp(`\\b${total}\\s(?:OMR|ر)`));
    },
  };
}
