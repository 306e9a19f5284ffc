/** Finds the reason of a failed delivery in the codes that `smtp.ts` stores. */
import type { MailProblem } from '#contract/staff/mails';

/** The first matching pattern wins. RFC 5321, 4.2.3 lists the codes of replies. */
const PATTERNS: readonly [RegExp, MailProblem][] = [
  [/\b(?:452|552)\b/, 'full'],
  [/\b5\d\d RCPT TO$|EADDRESS/, 'mailbox'],
  [/\b4\d\d (?:RCPT TO|DATA)$/, 'later'],
  [/DATA$|EMESSAGE/, 'content'],
  [/EAUTH|ENOAUTH|\b53[0458]\b/, 'signIn'],
  [/ECONN|ETIMEDOUT|ESOCKET|EDNS|ETLS|EPROTOCOL/, 'unreachable'],
];

/** @param error such as "EENVELOPE 550 RCPT TO" */
export function mailProblemOf(error: string): MailProblem {
  return PATTERNS.find(([pattern]) => pattern.test(error))?.[1] ?? 'other';
}
