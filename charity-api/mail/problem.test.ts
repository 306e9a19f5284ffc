/** Tests that each stored code of a failed delivery has its reason. */
import { expect, test } from 'vitest';
import { mailProblemOf } from './problem';

test.each([
  ['EENVELOPE 550 RCPT TO', 'mailbox'],
  ['EENVELOPE 552 RCPT TO', 'full'],
  ['EENVELOPE 452 RCPT TO', 'full'],
  ['EENVELOPE 451 RCPT TO', 'later'],
  ['EMESSAGE 554 DATA', 'content'],
  ['EMESSAGE 451 DATA', 'later'],
  ['EAUTH 535 AUTH PLAIN', 'signIn'],
  ['ECONNECTION CONN', 'unreachable'],
  ['ETIMEDOUT CONN', 'unreachable'],
  ['unknown', 'other'],
])('%s means: %s', (error, problem) => {
  expect(mailProblemOf(error)).toBe(problem);
});
