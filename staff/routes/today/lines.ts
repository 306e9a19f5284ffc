/** The page to which each kind of waiting work links. */
import type { SitePath } from '#web/links';
import type { WaitingKind } from '#contract/staff/today';
import { staffLinks } from '../../links';

export const PAGE_OF: Record<WaitingKind, SitePath> = {
  approvals: staffLinks.approvals(),
  transfersWithoutProof: staffLinks.donations({ view: 'awaiting' }),
  flagged: staffLinks.donations({ view: 'flagged' }),
  differences: staffLinks.payouts(),
  failedMonthly: staffLinks.monthly({ state: 'past_due' }),
  undeliveredMail: staffLinks.mails(),
  staleFigures: staffLinks.figures(),
  applications: staffLinks.applications(),
};
