/** The page of an article: head, table of contents, text, campaign, similar articles. */
import { Link } from '@remix-run/react';
import type { ArticleSection } from '#contract/articles';
import { useLinks, useText } from '#web/i18n/strings';
import { Breadcrumbs } from '#web/ui/crumbs';
import { Icon } from '#web/ui/icon';
import { ButtonLink, DateText } from '#web/ui/parts';
import { Picture } from '#web/ui/picture';
import { Progress } from '#web/ui/progress';
import { Share } from '#web/ui/share';
import { GIVE_ANCHOR } from '../../giving/panel-aside';
import { ArticleGrid } from '../../reading/article-card';
import { articleLinks } from '../../reading/article-links';
import { Contents } from '../../reading/contents';
import { Sections } from '../../reading/sections';
import type { ArticleView } from './view.server';

type Props = { section: ArticleSection; article: ArticleView };

export function Article({ section, article }: Props) {
  const t = useText('articles');
  const { list } = articleLinks(useLinks(), section);
  const { title, picture, category, text, tags, campaign, similar, language } = article;
  return (
    <>
      <Breadcrumbs
        trail={[
          { label: t(`title.${section}`), to: list() },
          ...(category
            ? [
                {
                  label: category.title,
                  to: list({ category: category.id }),
                  language: category.language,
                },
              ]
            : []),
        ]}
      />
      <ArticleHead article={article} />
      <Picture
        className="art max-h-[50vh] object-cover md:aspect-[21/9]"
        path={picture.path}
        alt={picture.alt}
        language={picture.language}
        sizes="(min-width: 75em) 72em, 92vw"
        priority
        isKept
      />
      <div className="grid items-start gap-4 pt-4 md:grid-cols-[minmax(0,1fr)_20rem] md:grid-rows-[auto_1fr] md:gap-x-8">
        <Contents
          className="md:col-start-2"
          title={t('contents')}
          sections={text.sections}
          language={language}
        />
        <article className="grid gap-4 [&_blockquote]:text-lg [&>.prose:first-child]:text-lg md:col-start-1 md:row-span-2 md:row-start-1">
          <Sections {...text} language={language} />
          {tags.length > 0 && (
            <nav className="flex flex-wrap gap-1" aria-label={t('tags')}>
              {tags.map(({ id, title: words, language: ownLanguage }) => (
                <Link
                  key={id}
                  className="badge min-h-[44px] no-underline"
                  to={list({ tag: id })}
                  {...ownLanguage}
                >
                  {words}
                </Link>
              ))}
            </nav>
          )}
          <Share title={title} address={article.address} />
        </article>
        {campaign && <ArticleCampaign campaign={campaign} />}
      </div>
      <section className="grid gap-3 pt-8">
        <div className="row">
          {similar.length > 0 && <h2>{t(`similar.${section}`)}</h2>}
          <Link className="inline-flex min-h-[44px] items-center gap-1" to={list()}>
            {t(`all.${section}`)}
            <Icon name="arrow" flip />
          </Link>
        </div>
        {similar.length > 0 && <ArticleGrid cards={similar} />}
      </section>
    </>
  );
}

function ArticleHead({ article }: Pick<Props, 'article'>) {
  const t = useText('articles');
  const { title, summary, author, publishedAt, minutes, language } = article;
  return (
    <div className="grid max-w-[46em] gap-2 pb-3">
      <h1 {...language}>{title}</h1>
      <p className="text-lg text-muted" {...language}>
        {summary}
      </p>
      <p className="sm muted flex flex-wrap items-center gap-x-3">
        <span>{t('by', { author })}</span>
        <DateText date={publishedAt} />
        <span className="inline-flex items-center gap-1">
          <Icon name="clock" />
          {t('minutes', { count: minutes })}
        </span>
      </p>
    </div>
  );
}

/** Box with the campaign to which an article belongs: its progress, and a link to its gift form. */
function ArticleCampaign({ campaign }: { campaign: NonNullable<ArticleView['campaign']> }) {
  const t = useText('articles');
  const { id, title, goal, raised, isOpen, language } = campaign;
  const to = useLinks().project(id);
  return (
    <aside
      className="box grid gap-2 md:sticky md:top-3 md:col-start-2"
      aria-labelledby="story-campaign"
    >
      <p className="sm muted">{t('campaign.title')}</p>
      <h2 id="story-campaign" className="text-lg" {...language}>
        {title}
      </h2>
      <Progress raised={raised} goal={goal} label={t('campaign.progress')} />
      {isOpen ? (
        <ButtonLink wide to={`${to}#${GIVE_ANCHOR}`}>
          {t('campaign.give')}
        </ButtonLink>
      ) : (
        <ButtonLink wide kind="quiet" to={to}>
          {t('campaign.read')}
        </ButtonLink>
      )}
    </aside>
  );
}
