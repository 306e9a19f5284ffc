/** The page for each kind of waiting work. null when no page exists for it. */
import type { SitePath } from '#app/links';
import type { WaitingKind } from '#contract/staff/today';
import { staffLinks } from '../../links';

export const PAGE_OF: Record<WaitingKind, SitePath | null> = {
  approvals: staffLinks.approvals(),
  flagged: staffLinks.donations({ view: 'flagged' }),
  differences: staffLinks.payouts(),
  failedMonthly: staffLinks.monthly({ state: 'past_due' }),
  undeliveredMail: null,
  staleFigures: staffLinks.figures(),
  applications: staffLinks.applications(),
  unreadable: staffLinks.content(),
};
