/** How the charity goes about one type of campaign, where it has written that. */
import { withoutApi } from '../../charity/errors';
import { safeHtml } from '../../security/rich-text.server';
import type { Visitor } from '../../visitor/visitor.server';

export type TypeStoryView = {
  /** Safe HTML. */
  story: string;
  picture: { path: string; alt: string } | null;
};

/** null: there is none, or it cannot be had just now; the list stands without it. */
export async function typeStory({ charity }: Visitor, type: string): Promise<TypeStoryView | null> {
  try {
    const { story, pictures } = await charity.projectType(type);
    const [picture = null] = pictures;
    return story ? { story: safeHtml(story), picture } : null;
  } catch (error) {
    return withoutApi(error, null);
  }
}
