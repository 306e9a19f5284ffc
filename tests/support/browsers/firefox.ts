/** Drives Firefox through Marionette, which is part of it, so that no further program is needed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { valueOf, type Driver, type LaunchOptions, type Parameters } from './commands';

const START_TIMEOUT_MS = 120_000;

export async function launchFirefox(
  executable: string,
  { locale, javaScript }: LaunchOptions,
): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const preferences = {
    'marionette.port': 0,
    'intl.accept_languages': locale,
    'javascript.enabled': javaScript,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'toolkit.telemetry.reportingpolicy.firstRun': false,
  };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const flags = ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote'];
  const firefox = spawn(executable, [...flags, '--profile', profile], {
    stdio: 'ignore',
    env: { ...process.env, HOME: profile },
  });
  const port = join(profile, 'MarionetteActivePort');
  const socket = await vi.waitFor(
    async () => {
      if (!existsSync(port)) throw new Error('Firefox has not started');
      const opened = connect(Number(readFileSync(port, 'utf8')), '127.0.0.1');
      await once(opened, 'connect');
      return opened;
    },
    { timeout: START_TIMEOUT_MS, interval: 100 },
  );
  const call = speakMarionette(socket);
  await call('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } });
  /** Runs a script with the rights of the browser itself. */
  const inBrowser = async (script: string) => {
    await call('Marionette:SetContext', { value: 'chrome' });
    const result = await call('WebDriver:ExecuteScript', { script, args: [] });
    await call('Marionette:SetContext', { value: 'content' });
    return valueOf(result);
  };
  return {
    send: (command, parameters = {}) => call(`WebDriver:${command}`, parameters),
    readErrors: async () => (await inBrowser(READ_ERRORS)) as string[],
    close: async () => {
      socket.destroy();
      firefox.kill('SIGKILL');
      if (firefox.exitCode === null && firefox.signalCode === null) await once(firefox, 'exit');
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Errors of scripts and of the Content-Security-Policy, and messages of console.error. Not warnings. */
const READ_ERRORS = `
  const ofPages = ({ sourceName }) => /^http/.test(sourceName);
  const errors = Services.console.getMessageArray()
    .filter((one) => one instanceof Ci.nsIScriptError && ofPages(one) && !(one.flags & one.warningFlag))
    .map((one) => one.errorMessage + ' (' + one.sourceName + ')');
  const logged = Cc['@mozilla.org/consoleAPI-storage;1'].getService(Ci.nsIConsoleAPIStorage).getEvents()
    .filter((one) => one.level === 'error' && /^http/.test(one.filename))
    .map((one) => one.arguments.map(String).join(' ') + ' (' + one.filename + ')');
  return [...errors, ...logged];`;

type Reply = [
  type: 1,
  id: number,
  error: { error: string; message: string } | null,
  result: unknown,
];

/** Marionette's format: the length in bytes, a colon, and JSON. @returns a function that sends a command */
function speakMarionette(socket: Socket) {
  const waiting = new Map<number, (reply: Reply) => void>();
  let received = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (let colon; (colon = received.indexOf(':')) > 0;) {
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (received.length < end) return;
      const message = JSON.parse(received.subarray(colon + 1, end).toString()) as Reply | object;
      received = received.subarray(end);
      // The first message only introduces the browser.
      if (Array.isArray(message)) waiting.get((message as Reply)[1])?.(message as Reply);
    }
  });
  let last = 0;
  return (name: string, parameters: Parameters): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = (last += 1);
      waiting.set(id, ([, , error, result]) => {
        waiting.delete(id);
        if (error) reject(new Error(`${name}: ${error.error}: ${error.message}`));
        else resolve(result);
      });
      const message = JSON.stringify([0, id, name, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
}
