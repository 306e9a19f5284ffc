/** Box with the campaign to which an article belongs: its progress, and a link to its gift form. */
import { GIVE_ANCHOR } from '../../giving/anchor';
import { useLinks } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { ButtonLink } from '../../ui/button';
import { Progress } from '../../ui/progress';
import type { ArticleView } from './view.server';

export function ArticleCampaign({ campaign }: { campaign: NonNullable<ArticleView['campaign']> }) {
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
