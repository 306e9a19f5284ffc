/** The state of the charity API's process for /readyz: no secret and no number, because everyone can read it. */

export type Health = {
  /** "not writable": the last write failed, for example because the disk is full. */
  database: 'ok' | 'not writable' | 'unavailable';
  disk: 'ok' | 'nearly full';
  /** "failing": the mail server does not accept mails. A single wrong address does not count. */
  mail: 'ok' | 'failing';
  /** "late": the background jobs have not finished for a while. */
  jobs: 'ok' | 'late';
};

/** Returns true when something needs the attention of an operator. */
export const isDegraded = (health: Health): boolean =>
  Object.values(health).some((state) => state !== 'ok');
