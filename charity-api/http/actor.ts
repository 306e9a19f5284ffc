/** The person or program that acts for the charity. Every use case that staff can call requires one. */

export type Actor =
  | { kind: 'member'; id: string; name: string }
  /** A person with access to the server, through a command. */
  | { kind: 'command' }
  /** A background job, or the first start. */
  | { kind: 'site' };
