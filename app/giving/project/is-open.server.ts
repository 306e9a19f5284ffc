/** Fetches a campaign or fund that pages link to only while it is open. */
import { orOnOutage } from '#web/charity/results';
import type { Visitor } from '../../visitor/visitor.server';

/** Returns null when the project is closed, and when the charity API fails. */
export async function fetchOpenProject({ charity }: Visitor, id: string) {
  return orOnOutage(null, async () => {
    const project = await charity.call('project', { params: { id } });
    return project.status === 'open' ? project : null;
  });
}
