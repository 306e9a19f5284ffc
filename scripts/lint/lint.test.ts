/** Tests the project's own lint rules with valid and invalid code. */
import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, test } from 'vitest';
import { logicalDirections } from './logical-directions.js';
import { noLiteralText } from './no-literal-text.js';
import { stayInFolder } from './stay-in-folder.js';
import { waitForAssertion } from './wait-for-assertion.js';

// RuleTester expects global test functions, which Vitest does not define in this project.
Object.assign(RuleTester, { describe, it: test, itOnly: test.only });

const tester = new RuleTester({
  languageOptions: {
    parser: tseslint.parser as never,
    parserOptions: { ecmaFeatures: { jsx: true } },
  },
});

const physical = (found: string, instead: string) => ({
  code: `<p className="flex ${found}" />`,
  errors: [{ messageId: 'physical', data: { found, instead } }],
});

tester.run('logical-directions', logicalDirections, {
  valid: [
    '<p className="ms-2 pe-3 start-0 end-[4px] text-start rounded-s border-e" />',
    '<p className="mt-2 mx-auto rounded-t border-line leading-tight place-items-center" />',
    'const words = "what is left-handed or right-angled"',
    'const code = "ml"',
  ],
  invalid: [
    physical('ml-2', 'ms-2'),
    physical('md:hover:-mr-[3px]', 'md:hover:-me-[3px]'),
    physical('!pr-1', '!pe-1'),
    physical('left-0', 'start-0'),
    physical('-right-[2px]', '-end-[2px]'),
    physical('text-left', 'text-start'),
    physical('rounded-tl-full', 'rounded-ss-full'),
    physical('border-r-2', 'border-e-2'),
    physical('scroll-ml-4', 'scroll-ms-4'),
    { code: 'const tones = { warm: "border-l-warm" }', errors: [{ messageId: 'physical' }] },
    { code: 'const both = `text-left ${"pr-1"}`', errors: 2 },
  ],
});

tester.run('no-literal-text', noLiteralText, {
  valid: [
    '<p>{t("home.title")}</p>',
    '<p>{price}{" "}</p>',
    '<p>12 · 34</p>',
    '<input placeholder={t("x")} type="text" aria-describedby="amount-error" />',
    '<img alt="" />',
    '<p className={open ? "flex" : "hidden"} />',
  ],
  invalid: [
    { code: '<p>Donate now</p>', errors: [{ messageId: 'literal' }] },
    { code: '<p>{"Donate"}</p>', errors: [{ messageId: 'literal' }] },
    { code: '<p>{open ? "Close" : t("open")}</p>', errors: [{ messageId: 'literal' }] },
    { code: '<p>{`Hello ${name}`}</p>', errors: [{ messageId: 'literal' }] },
    { code: '<a aria-label="Close" />', errors: [{ messageId: 'literal' }] },
    { code: '<img alt={`Photo of ${x}`} />', errors: [{ messageId: 'literal' }] },
    { code: '<Field label="Amount" />', errors: [{ messageId: 'literal' }] },
  ],
});

tester.run('stay-in-folder', stayInFolder, {
  valid: [
    { code: 'import a from "./b"', filename: 'domain/money/format.ts' },
    { code: 'import a from "../locales"', filename: 'domain/money/format.ts' },
    { code: 'import a from "#domain/money"', filename: 'web/ui/button.tsx' },
    { code: 'import a from "../ui/button"', filename: 'app/shell/page.tsx' },
    { code: 'import a from "./web/links"', filename: 'server.ts' },
    { code: 'import a from "./shell/page"', filename: 'app/root.tsx' },
  ].map((entry) => ({ ...entry, filename: `${process.cwd()}/${entry.filename}` })),
  invalid: [
    { code: 'import a from "../../contract/common"', filename: 'domain/money/format.ts' },
    { code: 'import a from "../../charity-api/deps"', filename: 'web/ui/button.tsx' },
    { code: 'export * from "../../domain/time/dates"', filename: 'web/ui/button.tsx' },
    { code: 'const a = await import("../config")', filename: 'server/health.ts' },
    { code: 'import type { A } from "../contract/a"', filename: 'charity-api/deps.ts' },
  ].map((entry) => ({
    ...entry,
    filename: `${process.cwd()}/${entry.filename}`,
    errors: [{ messageId: 'leaves' }],
  })),
});

const awaited = (code: string, messageId: string) => ({
  code: `async () => { ${code} }`,
  errors: [{ messageId }],
});

tester.run('wait-for-assertion', waitForAssertion, {
  valid: [
    'async () => { await expect(page.locator("main")).toContainText("25.000") }',
    'async () => { await expect.poll(() => cards.count()).toBe(9) }',
    'async () => { await page.locator("#pay").click() }',
    'async () => { await page.waitForFunction(() => "firstFrame" in window) }',
    'const { count } = await orders.list()',
    'const text = element.getAttribute("href")',
    'const { ids } = await page.evaluate(() => read())',
    'new Promise((_, reject) => setTimeout(() => reject(new Error("reset")), 600))',
  ],
  invalid: [
    awaited('await page.waitForURL("**/checkout")', 'wait'),
    awaited('await page.waitForLoadState()', 'wait'),
    awaited('await page.waitForTimeout(500)', 'wait'),
    awaited('await page.waitForSelector("h1")', 'wait'),
    awaited('await page.goto("/", { waitUntil: "networkidle" })', 'wait'),
    awaited('expect(await page.locator("main").innerText()).toContain("25.000")', 'read'),
    awaited('const title = await page.locator("h1").textContent()', 'read'),
    awaited('expect(await page.locator("input").inputValue()).toBe("5")', 'read'),
    awaited('if (await page.locator("dialog").isVisible()) close()', 'read'),
    awaited('expect(await page.evaluate(() => scrollY)).toBe(0)', 'read'),
    awaited('expect.soft(await link.evaluate((a) => a.href)).toBe("/")', 'read'),
    awaited('await new Promise((done) => setTimeout(done, 50))', 'sleep'),
    { code: 'const later = (ms) => new Promise((r) => setTimeout(r, ms))', errors: 1 },
  ],
});
