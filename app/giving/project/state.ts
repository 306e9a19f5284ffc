/** What a campaign is to a donor right now. */
import type { ProjectStatus } from '#contract/content';
import { takesGifts } from '#domain/time/deadline';

/** ended: nobody has closed it yet, but its deadline has passed. */
export type CampaignState = ProjectStatus | 'ended';

export function stateOf(
  project: { status: ProjectStatus; deadline: string | null },
  now: Date,
): CampaignState {
  return project.status === 'open' && !takesGifts(project, now) ? 'ended' : project.status;
}
