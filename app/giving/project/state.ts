/** The state of a campaign that donors see. It depends on the status and the deadline. */
import type { ProjectStatus } from '#contract/content';
import { acceptsGifts } from '#domain/time/deadline';

/** ended: the deadline has passed, and staff have not closed the campaign yet. */
export type CampaignState = ProjectStatus | 'ended';

/** Returns the state at the time `now`. */
export function campaignStateOf(
  project: { status: ProjectStatus; deadline: string | null },
  now: Date,
): CampaignState {
  return project.status === 'open' && !acceptsGifts(project, now) ? 'ended' : project.status;
}
