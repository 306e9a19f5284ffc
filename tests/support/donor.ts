/** A donor in a browser: what they do, in the words of giving. */
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { localisedPath, type SitePath } from '#app/links';
import type { Locale } from '#domain/locales';
import { words } from './words';

/** How donors come: in a language written from left to right or from right to left, with scripts and without. */
export const VISITS = [
  { locale: 'en', javaScript: true },
  { locale: 'en', javaScript: false },
  { locale: 'ar', javaScript: true },
  { locale: 'ar', javaScript: false },
] satisfies { locale: Locale; javaScript: boolean }[];

/** What a part of the page says, with plain spaces. */
export async function textOf(page: Page, part = 'main'): Promise<string> {
  return (await page.locator(part).innerText()).replaceAll('\u00a0', ' ');
}

export type Payment = {
  method?: 'Bank' | 'Sandbox' | 'Stripe';
  name?: string;
  email?: string;
  phone?: string;
};

export const DONOR = { name: 'سالم البلوشي', email: 'salim@example.org' };

export function donor(page: Page, locale: Locale) {
  const t = words(locale);
  const button = (key: string) => page.getByRole('button', { name: t(key), exact: true });
  /** What a form's button does, whatever amount stands on it. */
  const intent = (value: 'cart' | 'donate') =>
    page.locator(`main button[name="intent"][value="${value}"]`);
  /** The cart says what was added; before that, leaving the page could leave the gift behind. */
  const announced = () => page.getByText(t('shell:cart.added')).waitFor();
  const goTo = (path: SitePath) => page.goto(localisedPath(path, locale));
  return {
    t,
    goTo,
    button,
    heading: () => page.getByRole('heading', { level: 1 }).innerText(),

    /** @param amount as it is typed into the free amount */
    async chooseAmount(project: string, amount: string) {
      await goTo(`/projects/${project}`);
      await this.amount(amount);
    },

    /** On the page that is open. */
    async amount(amount: string) {
      await page.getByLabel(t('shell:ui.otherAmount')).fill(amount);
    },

    async donate(project: string, amount: string) {
      await this.chooseAmount(project, amount);
      await intent('donate').click();
    },

    async addToCart(project: string, amount: string) {
      await this.chooseAmount(project, amount);
      await intent('cart').click();
      await announced();
    },

    async giveFor(project: string, amount: string, recipient: { name: string; phone: string }) {
      await this.chooseAmount(project, amount);
      await page.getByLabel(t('giving:onBehalf')).check();
      await page.getByLabel(t('giving:recipientName')).fill(recipient.name);
      await page.getByLabel(t('giving:recipientPhone')).fill(recipient.phone);
      await intent('cart').click();
      await announced();
    },

    async fillCheckout({ method = 'Sandbox', ...details }: Payment = {}) {
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

    /** On the gateway's page. */
    async decide(decision: 'approve' | 'decline' | 'cancel' | 'laterApprove') {
      await page.waitForURL(/\/sandbox\/pay\//);
      await button(`sandbox:${decision}`).click();
      await page.waitForURL(/\/orders\/[\w-]+$/);
    },

    async expectReceipt(total: string) {
      await expect
        .poll(() => page.getByRole('heading', { level: 1 }).innerText())
        .toContain(DONOR.name);
      expect(await page.locator('main').innerText()).toContain(total);
    },
  };
}
