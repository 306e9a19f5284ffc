/** Finds Firefox and WebKitGTK for `npm run test:browsers`, in the paths of Debian's packages. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const BROWSER_PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** @param {(string | undefined)[]} paths */
const firstOf = (...paths) => paths.find((path) => path !== undefined && existsSync(path));

/** Returns the path of its executable, or undefined. */
export const findFirefox = () =>
  firstOf(process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox');

/**
 * Returns the programs that WebKitGTK needs: its driver, the browser that the driver starts, and a display.
 * @returns {{ driver: string, browser: string, display: string } | undefined}
 */
export function findWebKit() {
  const driver = firstOf('/usr/bin/WebKitWebDriver');
  const display = firstOf('/usr/bin/Xvfb');
  const browser = (existsSync('/usr/lib') ? readdirSync('/usr/lib') : [])
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((name) =>
        join('/usr/lib', folder, name, 'MiniBrowser'),
      ),
    )
    .find((path) => existsSync(path));
  return driver && display && browser ? { driver, browser, display } : undefined;
}
