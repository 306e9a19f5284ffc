/** Where the browser of the end-to-end tests is, and the flags it is started with. */
import { existsSync } from 'node:fs';

// Absent before the packages are installed.
const playwright = await import('playwright').catch(() => undefined);

/** @returns {string | undefined} the path of a Chromium program */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  // With the headless shell, which renders no browser window, the tests take half as long.
  const usual = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
    (name) => `/usr/bin/${name}`,
  );
  const candidates = named ? [named] : [...usual, playwright?.chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}

/** Sandboxing fails as root in containers; the rest keeps the browser from calling home. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
