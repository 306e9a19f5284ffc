/** Route module of /programs/{id}: a program, its pictures, its fund and its campaigns. */
import { Link, useLoaderData } from '@remix-run/react';
import { formatMoney } from '#domain/money';
import { languageFrom } from '#web/charity/results';
import { useLinks, useLocale, useText } from '#web/i18n/strings';
import { pictureUrl } from '#web/links';
import { Breadcrumbs } from '#web/ui/crumbs';
import { ButtonLink } from '#web/ui/parts';
import { Picture } from '#web/ui/picture';
import { RichText } from '#web/ui/rich-text';
import { CardGrid } from '../../giving/card';
import { GIVE_ANCHOR } from '../../giving/panel-aside';
import { pageLoader } from '../../page-loader.server';
import { breadcrumbs } from '../../seo/structured/nodes.server';
import { programView, type ProgramView } from './view.server';

export const loader = pageLoader({
  strings: ['programs', 'card'],
  load: async ({ visitor, params }) => {
    const program = await programView(visitor, params.id ?? '');
    const { title, summary, picture } = program;
    return {
      head: {
        title,
        ...languageFrom(program),
        description: summary,
        ...(picture && { image: pictureUrl(picture.path, 1280) }),
      },
      program,
    };
  },
  describe: ({ program }, { visitor }) => [
    breadcrumbs(visitor, program.title, [visitor.t('programs:title'), visitor.links.programs()]),
  ],
});

export default function ProgramPage() {
  const { program } = useLoaderData<typeof loader>();
  const { title, summary, language, category, story, picture, gallery, fund, cards, total } =
    program;
  const t = useText('programs');
  const links = useLinks();
  const campaigns = links.projects({ category });
  return (
    <>
      <Breadcrumbs
        trail={[
          { label: t('title'), to: links.programs() },
          { label: title, language },
        ]}
      />
      <div className="grid items-start gap-4 md:grid-cols-2 md:grid-rows-[auto_1fr] md:gap-x-8">
        <div className="grid gap-3">
          <h1 {...language}>{title}</h1>
          <p className="text-lg text-muted" {...language}>
            {summary}
          </p>
          {fund ? (
            <ProgramFund fund={fund} />
          ) : (
            <p>
              <ButtonLink to={campaigns}>{t('give')}</ButtonLink>
            </p>
          )}
        </div>
        <div className="md:col-start-2 md:row-span-2 md:row-start-1">
          {picture && (
            <Picture {...picture} sizes="(min-width: 56.25em) 35em, 92vw" priority isKept />
          )}
        </div>
        {story && (
          <section className="grid gap-2">
            <h2>{t('story')}</h2>
            <RichText html={story} language={language} />
          </section>
        )}
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
      <ProgramGallery pictures={gallery} />
    </>
  );
}

/** Box with the fund that receives gifts to a program, and a link to its form. */
function ProgramFund({ fund }: { fund: NonNullable<ProgramView['fund']> }) {
  const t = useText('programs');
  const links = useLinks();
  const locale = useLocale();
  return (
    <section className="box grid gap-2">
      <h2 className="text-lg" {...fund.language}>
        {fund.title}
      </h2>
      <p className="sm">{t('fund.lead')}</p>
      <p className="sm muted">{t('fund.given', { amount: formatMoney(fund.raised, locale) })}</p>
      <ButtonLink to={`${links.project(fund.id)}#${GIVE_ANCHOR}`}>{t('give')}</ButtonLink>
    </section>
  );
}

/** Grid of a program's pictures with captions. The browser loads each picture when it comes into view. */
function ProgramGallery({ pictures }: { pictures: ProgramView['gallery'] }) {
  const t = useText('programs');
  if (pictures.length === 0) return null;
  return (
    <section className="grid gap-3 pt-8">
      <h2>{t('gallery')}</h2>
      <div className="grid gap-3 sm:grid-cols-2">
        {pictures.map(({ path, alt, caption, language }) => (
          <figure key={path} className="grid content-start gap-1">
            <Picture {...{ path, alt, language }} sizes="(min-width: 56.25em) 36em, 92vw" />
            {caption && (
              <figcaption className="sm muted" {...language}>
                {caption}
              </figcaption>
            )}
          </figure>
        ))}
      </div>
    </section>
  );
}
