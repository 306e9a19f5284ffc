/** One program: how the work is done, in words and pictures, and the campaigns that pay for it. */
import { Link, useLoaderData } from '@remix-run/react';
import { pageLoader } from '../../forms/loader.server';
import { useLinks } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { pictureUrl } from '../../links';
import { ButtonLink } from '../../ui/button';
import { Crumbs } from '../../ui/crumbs';
import { RichText } from '../../ui/rich-text';
import { CardGrid } from '../projects/card';
import { Gallery } from '../projects/gallery';
import { programView } from './programs.server';

export const loader = pageLoader({
  strings: ['programs', 'card'],
  load: async ({ visitor, params }) => {
    const program = await programView(visitor, params.id ?? '');
    const [picture] = program.pictures;
    return {
      head: {
        title: program.title,
        description: program.summary,
        ...(picture && { image: pictureUrl(picture.path, 1280) }),
      },
      program,
    };
  },
});

export default function ProgramPage() {
  const { title, summary, category, story, pictures, cards, total } =
    useLoaderData<typeof loader>().program;
  const t = useText('programs');
  const links = useLinks();
  const campaigns = links.projects({ category });
  return (
    <>
      <Crumbs trail={[{ label: t('title'), to: links.programs() }, { label: title }]} />
      <div className="grid items-start gap-4 md:grid-cols-2 md:grid-rows-[auto_1fr] md:gap-x-8">
        <div className="grid gap-3">
          <h1>{title}</h1>
          <p className="text-lg text-muted">{summary}</p>
          <p>
            <ButtonLink to={campaigns}>{t('give')}</ButtonLink>
          </p>
        </div>
        <div className="md:col-start-2 md:row-span-2 md:row-start-1">
          <Gallery pictures={pictures} />
        </div>
        <section className="grid gap-2">
          <h2>{t('story')}</h2>
          <RichText html={story} />
        </section>
      </div>
      {cards.length > 0 && (
        <section className="grid gap-3 pt-8">
          <div className="row">
            <h2>{t('campaigns')}</h2>
            {total > cards.length && <Link to={campaigns}>{t('allCampaigns')}</Link>}
          </div>
          <CardGrid cards={cards} />
        </section>
      )}
    </>
  );
}
