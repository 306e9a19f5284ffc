/**
 * The steps of a first owner in an empty installation: join, set-up, campaign, transfer, report. The browser test
 * checks the page of each step, and the pictures of the guide show these pages.
 */
import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { localisedPath } from '#web/links';
import { POLICY_IDS } from '#contract/pages';
import type { Locale } from '#domain/locales';
import { expect, navigateTo } from './assertions';
import { fillInJoinForm, firstOwnerPath } from './first-owner';
import type { RunningServer } from './server';
import { translateFor } from './words';

/** Settings of a server without demonstration and without mock payments. The log contains the link of the first owner. */
export const EMPTY_INSTALLATION = {
  ...{ DEMO_CONTENT: 'false', TRIAL_PAYMENTS: 'false', LOG_LEVEL: 'info' },
};

const TEXTS = {
  ar: {
    charity: 'جمعية سدرة الخيرية',
    licence: 'ترخيص وزارة التنمية الاجتماعية رقم 12',
    ...{ bank: 'بنك مسقط', source: 'البنك المركزي العُماني' },
    ...{ title: 'ماء نظيف لقرية الوادي', summary: 'نحفر بئرًا لأربعين أسرة.', place: 'صحار' },
    ...{ story: 'تمشي الأسر ساعة إلى أقرب ماء.', alt: 'تلّ أخضر تحت سماء صافية', goal: '١٢٠٠' },
    ...{ donor: 'سالم البلوشي', amount: '٢٥٫٥' },
  },
  en: {
    charity: 'Sidra Charity',
    licence: 'Ministry of Social Development, licence 12',
    ...{ bank: 'Bank Muscat', source: 'Central Bank of Oman' },
    ...{ title: 'Clean water for the valley', summary: 'A well for forty families.' },
    ...{ place: 'Sohar', story: 'Families walk an hour to the nearest water.', goal: '1200' },
    ...{ alt: 'A green hill under a clear sky', donor: 'Salim Al Balushi', amount: '25.5' },
  },
} as const;

type Visit = {
  /** A page of a new visitor without scripts. */
  page: Page;
  locale: 'ar' | 'en';
  server: RunningServer;
  /** Called on each new page, with its name. */
  onPage: (name: string) => Promise<void>;
};

export function staffJourney({ page, locale, server, onPage }: Visit) {
  const t = translateFor(locale as Locale);
  const texts = TEXTS[locale];
  const main = page.locator('main');
  const field = (name: string) => main.locator(`[name="${name}"]`);
  const button = (key: string) => main.getByRole('button', { name: t(key), exact: true });
  const heading = (key: string) => page.getByRole('heading', { level: 1, name: t(key) });
  const step = (name: string) => heading(`staff-setup:step.${name}.title`);
  const nextStep = (name: string) =>
    main.getByRole('link', {
      name: t('staff-setup:next', { step: t(`staff-setup:step.${name}.title`) }),
    });
  const fill = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) await field(name).fill(value);
  };

  /** Presses a button to give. The checkout must offer to pay the gift. */
  const donate = async (send: Locator) => {
    await navigateTo(page.locator('#pay'), () => send.click());
    await expect(page.locator('#pay')).toBeEnabled();
    await expect(main.locator('.alert.bad')).toHaveCount(0);
  };

  return {
    t,
    texts,

    async open() {
      await navigateTo(heading('staff-sign-in:title'), () => page.goto('/staff'));
    },

    /** Joins with the link of the log, a password and a code of the authenticator app. */
    async join() {
      await navigateTo(heading('staff-sign-in:join.invited.title'), () =>
        page.goto(firstOwnerPath(server)),
      );
      await onPage('join');
      await fillInJoinForm(page);
      await navigateTo(page.locator('.codes li').first(), () =>
        button('staff-sign-in:join.submit').click(),
      );
      await onPage('codes');
      await navigateTo(heading('staff-setup:title'), () => main.locator('a.btn').click());
      await onPage('plan');
    },

    /** Does every step of the set-up, in their order. */
    async setUp() {
      await navigateTo(step('name'), () => main.locator('a.btn').click());
      await fill({ [`name.${locale}`]: texts.charity, licence: texts.licence });
      await fill({ email: 'hello@sidra.example', phone: '+968 2400 0000' });
      await onPage('name');
      await navigateTo(step('look'), () => button('staff-setup:save').click());
      await field('logo').setInputFiles(file('logo.png', 'image/png', await logo()));
      // Only the picker: the field with the code keeps the earlier colour.
      await field('colour').fill('#5a4a9c');
      await navigateTo(main.getByText(t('staff-setup:look.kept')), () =>
        button('staff-setup:look.check').click(),
      );
      await expect(field('code')).toHaveValue('#5a4a9c');
      await onPage('look');
      await navigateTo(step('languages'), () => button('staff-setup:save').click());
      await onPage('languages');
      await navigateTo(step('currencies'), () => nextStep('currencies').click());
      await fill({ 'rate.USD': '2.6008', 'rate.EUR': '2.21', 'rate.GBP': '1.94' });
      await fill({ source: texts.source });
      await onPage('currencies');
      await navigateTo(step('bank'), () => button('staff-setup:save').click());
      await fill({ holder: texts.charity, bankName: texts.bank });
      await fill({ iban: 'GB29 NWBK 6016 1331 9268 19' });
      await onPage('bank');
      await navigateTo(step('figures'), () => button('staff-setup:bank.act').click());
      await onPage('figures');
      const metals = heading('content-fields:kinds.metals');
      await navigateTo(metals, () => main.locator('.acts a.btn').click());
      await onPage('editor');
      await navigateTo(step('figures'), () => main.locator('.crumb a').click());
      await navigateTo(step('policies'), () => nextStep('policies').click());
      for (const id of POLICY_IDS) {
        const policy = t(`staff-setup:policies.${id}`);
        const editor = page.locator(`form [name="body.${locale}"]`);
        await navigateTo(editor, () => main.locator('.acts a.btn').click());
        await fill({ [`title.${locale}`]: policy, [`description.${locale}`]: policy });
        await fill({ [`body.${locale}`]: texts.story, updated: '2026-03-01' });
        await navigateTo(step('policies'), () => button('staff-content:publish.act').click());
      }
      await navigateTo(step('campaign'), () => nextStep('campaign').click());
      const { title, summary, place, story, goal, alt } = texts;
      await fill({ title, summary, place, story, goal, alt });
      await field('photo').setInputFiles(file('valley.jpg', 'image/jpeg', await photograph()));
      await onPage('campaign');
      const finished = main.getByText(t('staff-setup:finished'));
      await navigateTo(finished, () => button('staff-setup:campaign.act').click());
      await onPage('finished');
    },

    /** Runs the checks of the last step. */
    async check() {
      await navigateTo(heading('staff-setup:checks.title'), () =>
        main.locator('a.btn').first().click(),
      );
      const result = main.getByRole('heading', { name: t('staff-setup:checks.area.giving.title') });
      await navigateTo(result, () => button('staff-setup:checks.act').click());
      await onPage('checks');
    },

    /** As a donor: finds the campaign on the home page, and gives by bank transfer. @returns the order's URL */
    async give() {
      const link = main.getByRole('link', { name: texts.title }).first();
      await page.goto(localisedPath('/', locale));
      const campaign = page.getByRole('heading', { level: 1, name: texts.title });
      await navigateTo(campaign, () => link.click());
      await expect(main.getByRole('img', { name: texts.alt }).first()).toBeVisible();
      await onPage('donor-campaign');
      await page.getByLabel(t('shell:ui.otherAmount')).fill(texts.amount);
      await donate(main.locator('button[name="intent"][value="donate"]'));
      await fill({ name: texts.donor, email: 'salim@example.org' });
      await field('method').and(page.locator('[value="Bank"]')).check();
      await onPage('donor-checkout');
      const awaiting = heading('order:title.awaiting_transfer');
      await navigateTo(awaiting, () => page.locator('#pay').click());
      await onPage('donor-transfer');
      const proof = await photograph();
      await page
        .locator('input[type="file"]')
        .setInputFiles(file('proof.jpg', 'image/jpeg', proof));
      const review = heading('order:title.under_review');
      await navigateTo(review, () => button('order:proof.send').click());
      return page.url();
    },

    /** As a donor: presses the main buttons of the home page and of a page without a form, and gives by bank transfer. */
    async giveQuickly(): Promise<void> {
      const form = page.locator('form.quickly');
      const send = form.locator('.dock button');
      await page.goto(localisedPath('/projects', locale));
      await navigateTo(form, () => page.locator('.btn.quick').click());
      await donate(send);
      await page.goto(localisedPath('/', locale));
      await donate(send);
      await fill({ name: texts.donor, email: 'salim@example.org' });
      await field('method').and(page.locator('[value="Bank"]')).check();
      const awaiting = heading('order:title.awaiting_transfer');
      await navigateTo(awaiting, () => page.locator('#pay').click());
    },

    /** Follows every link of the site. @returns the paths that do not lead to a page, each with its status */
    async findDeadLinks(): Promise<string[]> {
      const seen = new Set<string>([localisedPath('/', locale)]);
      const dead: string[] = [];
      for (const path of seen) {
        const answer = await page.request.get(path);
        if (!answer.ok()) dead.push(`${path} ${answer.status()}`);
        for (const [, next = ''] of (await answer.text()).matchAll(/<a [^>]*href="(\/[^"#?]*)/g))
          if (next.startsWith(`${localisedPath('/', locale)}/`)) seen.add(next);
      }
      return dead;
    },

    /** Confirms the transfer that waits on the first page. */
    async confirm() {
      const order = page.locator('#decision');
      const waiting = main.getByRole('link').filter({ hasText: texts.donor }).first();
      await navigateTo(heading('staff:menu.today'), () => page.goto('/staff'));
      await onPage('today');
      await navigateTo(heading('staff-gifts:title'), () =>
        page.goto('/staff/donations?view=check'),
      );
      await navigateTo(order, () => waiting.click());
      await field('day').fill(new Date().toISOString().slice(0, 10));
      await onPage('order');
      await navigateTo(page.getByRole('status'), () =>
        main
          .getByRole('button', { name: new RegExp(`^${t('staff-gifts:confirm.button')}`) })
          .click(),
      );
      await onPage('confirmed');
    },

    async openReport() {
      await navigateTo(heading('staff-reports:title'), () => page.goto('/staff/reports'));
      await onPage('report');
    },
  };
}

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

/** A sky over a hill, as a JPEG of a size that phones write. */
function photograph(): Promise<Buffer> {
  return drawn(
    1500,
    1000,
    '<rect width="1500" height="1000" fill="#bfdff2"/><ellipse cx="700" cy="1100" rx="1300" ry="560" fill="#7fa05f"/><ellipse cx="1150" cy="1060" rx="800" ry="330" fill="#5f8450"/>',
  )
    .jpeg()
    .toBuffer();
}

function logo(): Promise<Buffer> {
  return drawn(
    400,
    400,
    '<circle cx="200" cy="200" r="190" fill="#5a4a9c"/><circle cx="200" cy="200" r="90" fill="#fff"/>',
  )
    .png()
    .toBuffer();
}

const drawn = (width: number, height: number, shapes: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`,
    ),
  );
