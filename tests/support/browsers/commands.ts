/**
 * The commands of WebDriver (https://www.w3.org/TR/webdriver2/) that the tests use. Marionette, the protocol of Firefox,
 * has the same commands with the same parameters under the names here.
 */
export const COMMANDS = {
  NewSession: ['POST', ''],
  DeleteSession: ['DELETE', ''],
  Navigate: ['POST', '/url'],
  GetCurrentURL: ['GET', '/url'],
  DeleteAllCookies: ['DELETE', '/cookie'],
  SetWindowRect: ['POST', '/window/rect'],
  FindElements: ['POST', '/elements'],
  IsElementDisplayed: ['GET', '/element/{id}/displayed'],
  ElementClick: ['POST', '/element/{id}/click'],
  ElementClear: ['POST', '/element/{id}/clear'],
  ElementSendKeys: ['POST', '/element/{id}/value'],
  GetElementText: ['GET', '/element/{id}/text'],
  GetElementProperty: ['GET', '/element/{id}/property/{name}'],
  ExecuteScript: ['POST', '/execute/sync'],
  TakeScreenshot: ['GET', '/screenshot'],
} as const satisfies Record<string, readonly [method: string, path: string]>;

type Command = keyof typeof COMMANDS;
export type Parameters = Record<string, unknown>;

/** A running browser with one window. */
export type Driver = {
  /** @throws Error with the name of the command, when the browser reports one */
  send: (command: Command, parameters?: Parameters) => Promise<unknown>;
  /** Returns the errors that pages have logged, when the browser can report them. */
  readErrors: () => Promise<string[]>;
  close: () => Promise<void>;
};

export type LaunchOptions = { locale: string; javaScript: boolean };

/** Some protocols put a result into `value`. */
export function valueOf(result: unknown): unknown {
  const isWrapped = typeof result === 'object' && result !== null && 'value' in result;
  return isWrapped ? result.value : result;
}
