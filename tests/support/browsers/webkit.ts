/** Drives WebKitGTK through its WebDriver. It has no headless mode, so it runs on a virtual display. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../server';
import { COMMANDS, valueOf, type Driver, type LaunchOptions } from './commands';
import type { findWebKit } from '#scripts/browsers.mjs';

const START_TIMEOUT_MS = 120_000;

export async function launchWebKit(
  { driver, browser, display }: NonNullable<ReturnType<typeof findWebKit>>,
  { locale }: Pick<LaunchOptions, 'locale'>,
): Promise<Driver> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  const screen = spawn(
    display,
    ['-displayfd', '1', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...{ DISPLAY: `:${number.toString().trim()}`, HOME: home, XDG_RUNTIME_DIR: home },
      // The language of its requests, and a session bus that does not exist.
      ...{ LANGUAGE: locale, GDK_BACKEND: 'x11', GTK_A11Y: 'none', NO_AT_BRIDGE: '1' },
      ...{ WEBKIT_DISABLE_COMPOSITING_MODE: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  const call = async (method: string, path: string, body: object) => {
    const response = await fetch(`${origin}/session${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value as unknown;
  };
  const options = { binary: browser, args: ['--automation', '--private'] };
  const session = await vi.waitFor(
    () =>
      call('POST', '', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } }),
    { timeout: START_TIMEOUT_MS, interval: 200 },
  );
  const { sessionId } = session as { sessionId: string };
  const send: Driver['send'] = async (command, parameters = {}) => {
    const [method, path] = COMMANDS[command];
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(parameters[name]));
    return valueOf(await call(method, `/${sessionId}${filled}`, parameters));
  };
  return {
    send,
    // WebDriver has no command for the console.
    readErrors: () => Promise.resolve([]),
    close: async () => {
      await send('DeleteSession').catch(() => undefined);
      server.kill('SIGKILL');
      screen.kill('SIGKILL');
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
