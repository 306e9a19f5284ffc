/** Finds the browser of the end-to-end tests and defines its command-line flags. */
import { existsSync } from 'node:fs';

// The package is missing until the packages are installed.
const playwright = await import('playwright').catch(() => undefined);

/** @returns {string | undefined} the path of a Chromium executable, or undefined if there is none */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  // With the headless shell, which renders no browser window, the tests take half as long.
  const usual = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
    (name) => `/usr/bin/${name}`,
  );
  const candidates = named ? [named] : [...usual, playwright?.chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}

/** The sandbox does not work for root in containers. The other flags prevent background requests of the browser. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
