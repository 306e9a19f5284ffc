/** Loads the story of a type of campaign: how the charity works in this field. */
import { orOnOutage, languageFrom, type InLanguage } from '#web/charity/results';
import { safeHtml } from '#web/security/rich-text.server';
import type { Visitor } from '../../visitor/visitor.server';

export type TypeStoryView = InLanguage & {
  /** Safe HTML. */
  story: string;
  picture: (InLanguage & { path: string; alt: string }) | null;
};

/** Returns null when the type has no story or the charity API is unavailable: the list works without it. */
export async function typeStory(
  { charity, locale }: Visitor,
  type: string,
): Promise<TypeStoryView | null> {
  return orOnOutage(null, async () => {
    const found = await charity.call('projectType', { params: { id: type } });
    const { story, pictures } = found;
    const [picture = null] = pictures;
    return story ? { ...languageFrom(found), story: safeHtml(story, locale), picture } : null;
  });
}
