/** Checks that a campaign or fund with a fixed id is open, so that a page may link to it. */
import { fallbackOnOutage } from '../../charity/errors';
import type { Visitor } from '../../visitor/visitor.server';

export async function isOpenProject({ charity }: Visitor, id: string): Promise<boolean> {
  try {
    return (await charity.project(id)).status === 'open';
  } catch (error) {
    return fallbackOnOutage(error, false);
  }
}
