/** Results of doctor's checks. Messages are English, because they are for operators. */

export type Result = 'ok' | 'warn' | 'fail' | 'skipped';

export type Finding = {
  result: Result;
  /** The problem, or the confirmed fact. Never contains a secret. */
  message: string;
  /** The steps with which the operator solves the problem. */
  todo?: string;
  /** Details for --json. */
  data?: unknown;
};

export type NamedFinding = { check: string } & Finding;

export const ok = (message: string, data?: unknown): Finding => ({
  ...{ result: 'ok', message },
  ...(data !== undefined && { data }),
});
export const warn = (message: string, todo: string): Finding => ({ result: 'warn', message, todo });
export const fail = (message: string, todo: string): Finding => ({ result: 'fail', message, todo });
export const skipped = (message: string): Finding => ({ result: 'skipped', message });

/** Returns a count with its noun: "1 file", "3 files". */
export const count = (number: number, what: string): string =>
  `${number} ${what}${number === 1 ? '' : 's'}`;

/** Returns a count with its noun and verb: "1 file is", "3 files are". */
export const countWith = (number: number, what: string, [one, many]: [string, string]): string =>
  `${count(number, what)} ${number === 1 ? one : many}`;
