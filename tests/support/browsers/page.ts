/** A page in a driven browser. Each action and assertion repeats until it succeeds, because scripts can replace the page. */
import { expect, vi } from 'vitest';
import { valueOf, type Driver } from './commands';

const TIMEOUT_MS = 45_000;
const INTERVAL_MS = 100;
const ENTER = '\uE007';

type Element = Record<string, string>;

/** @param origin of the site */
export function pageOf({ send }: Driver, origin: string) {
  const until = <Result>(run: () => Promise<Result>): Promise<Result> =>
    vi.waitFor(run, { timeout: TIMEOUT_MS, interval: INTERVAL_MS });

  /** Returns the ids of the visible elements. */
  async function visible(css: string): Promise<string[]> {
    const found = valueOf(await send('FindElements', { using: 'css selector', value: css }));
    const ids = (found as Element[]).map((element) => Object.values(element)[0]!);
    const shown = await Promise.all(
      ids.map(async (id) => valueOf(await send('IsElementDisplayed', { id }))),
    );
    return ids.filter((_, at) => shown[at] === true);
  }
  async function first(css: string): Promise<string> {
    const [id] = await visible(css);
    if (id === undefined) throw new Error(`No visible element matches ${css}`);
    return id;
  }
  const read = async (css: string) =>
    String(valueOf(await send('GetElementText', { id: await first(css) }))).replaceAll(
      '\u00a0',
      ' ',
    );

  return {
    async open(path: string) {
      await send('Navigate', { url: origin + path });
    },
    /** Starts the scripts as the first interaction does, and waits until React has hydrated the page. */
    startScripts: () =>
      until(async () => {
        const script = `
          document.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, movementX: 1 }));
          return document.querySelector('head > link[rel="stylesheet"]') !== null;`;
        expect(valueOf(await send('ExecuteScript', { script, args: [] }))).toBe(true);
      }),
    /** Clicks the first visible element. */
    click: (css: string) =>
      until(async () => void (await send('ElementClick', { id: await first(css) }))),
    shows: async (css: string) => (await visible(css)).length > 0,
    waitFor: (css: string) => until(async () => void (await first(css))),
    fill: (css: string, text: string) =>
      until(async () => {
        const id = await first(css);
        await send('ElementClear', { id });
        await send('ElementSendKeys', { id, text });
        expect(valueOf(await send('GetElementProperty', { id, name: 'value' }))).toBe(text);
      }),
    pressEnter: (css: string) =>
      until(
        async () => void (await send('ElementSendKeys', { id: await first(css), text: ENTER })),
      ),
    expectText: (css: string, text: string | RegExp) =>
      until(async () => {
        const found = await read(css);
        if (typeof text === 'string') expect(found).toContain(text);
        else expect(found).toMatch(text);
      }),
    expectValue: (css: string, value: string) =>
      until(async () => {
        const id = await first(css);
        expect(valueOf(await send('GetElementProperty', { id, name: 'value' }))).toBe(value);
      }),
    expectPath: (path: string) =>
      until(async () => {
        const url = new URL(String(valueOf(await send('GetCurrentURL'))));
        expect(url.pathname).toBe(path);
      }),
    /** Waits until a script returns this value. */
    expectResult: (script: string, value: unknown) =>
      until(async () =>
        expect(valueOf(await send('ExecuteScript', { script, args: [] }))).toEqual(value),
      ),
  };
}

export type DrivenPage = ReturnType<typeof pageOf>;
