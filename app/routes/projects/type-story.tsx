/** Story of a type of campaign. It is collapsed on narrow screens, so that the campaigns stay near the top. */
import { useText } from '../../i18n/strings';
import { Disclosure } from '../../ui/fold';
import { Picture } from '../../ui/picture';
import { RichText } from '../../ui/rich-text';
import type { TypeStoryView } from './type-story.server';

export function TypeStory({ story, language, picture }: TypeStoryView) {
  const t = useText('project-types');
  return (
    <Disclosure
      summary={t('story')}
      className="border-b border-line md:supports-[selector(::details-content)]:[&>summary]:hidden md:[&::details-content]:[content-visibility:visible]"
    >
      <div className="grid items-start gap-4 pt-2 pb-3 md:grid-cols-[minmax(0,1fr)_400px] md:gap-x-8">
        <div>
          <h2 className="vh">{t('story')}</h2>
          <RichText html={story} language={language} />
        </div>
        {picture && <Picture {...picture} sizes="(min-width: 900px) 400px, 92vw" priority />}
      </div>
    </Disclosure>
  );
}
