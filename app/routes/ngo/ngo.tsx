/** Route module of /ngo/{id}: an organisation, what the charity checked and when, and its campaigns. */
import { Link, useLoaderData } from '@remix-run/react';
import { languageFrom } from '#web/charity/results';
import { useLinks, useText } from '#web/i18n/strings';
import { pictureUrl } from '#web/links';
import { Breadcrumbs } from '#web/ui/crumbs';
import { Icon } from '#web/ui/icon';
import { ButtonLink, DateText, Money } from '#web/ui/parts';
import { Picture } from '#web/ui/picture';
import { Story } from '#web/ui/rich-text';
import { TableHead } from '#web/ui/table-head';
import { pageLoader } from '../../page-loader.server';
import { breadcrumbs } from '../../seo/structured/nodes.server';
import { CheckedBadge } from './checked-badge';
import { Logo } from './logo';
import { NgoFacts } from './reach';
import { ngoView, type NgoView } from './view.server';

export const loader = pageLoader({
  strings: ['ngos'],
  load: async ({ visitor, params }) => {
    const ngo = await ngoView(visitor, params.id ?? '');
    const { name, summary, cover } = ngo;
    return {
      head: {
        title: name,
        ...languageFrom(ngo),
        description: summary,
        ...(cover && { image: pictureUrl(cover.path, 1280) }),
      },
      ngo,
    };
  },
  describe: ({ ngo }, { visitor }) => [
    breadcrumbs(visitor, ngo.name, [visitor.t('ngos:title'), visitor.links.ngos()]),
  ],
});

export default function NgoPage() {
  const { ngo } = useLoaderData<typeof loader>();
  const t = useText('ngos');
  const links = useLinks();
  const { name, language, cover, pictures, story, campaigns } = ngo;
  return (
    <>
      <Breadcrumbs
        trail={[
          { label: t('crumb'), to: links.ngos() },
          { label: name, language },
        ]}
      />
      {cover && (
        <Picture
          {...cover}
          sizes="(min-width: 75em) 70em, 92vw"
          className="aspect-[2/1] h-auto w-full rounded object-cover md:aspect-[16/5]"
          priority
          isKept
        />
      )}
      <Head ngo={ngo} />
      <div className="grid items-start gap-6 pt-6 md:grid-cols-[minmax(0,1fr)_22.5rem] md:gap-x-8">
        <div className="grid min-w-0 gap-6">
          <Story title={t('story')} html={story} language={language} />
          <Checks ngo={ngo} />
          <Campaigns campaigns={campaigns} />
          {pictures.length > 0 && (
            <section className="grid gap-2">
              <h2>{t('pictures')}</h2>
              <div className="grid gap-2 sm:grid-cols-2">
                {pictures.map((picture) => (
                  <Picture key={picture.path} {...picture} sizes="(min-width: 37.5em) 45vw, 92vw" />
                ))}
              </div>
            </section>
          )}
        </div>
        <NgoFacts ngo={ngo} />
      </div>
    </>
  );
}

function Head({ ngo }: { ngo: NgoView }) {
  const t = useText('ngos');
  const links = useLinks();
  const { name, summary, language, logo, cover, category, checked, campaigns } = ngo;
  const open = campaigns.find(({ status }) => status === 'open');
  return (
    <div className={`grid gap-2 ${cover ? '-mt-4 ps-2' : 'pt-2'}`}>
      <Logo path={logo} name={name} language={language} large />
      <div className={`flex flex-wrap items-start justify-between gap-2 ${cover ? '-ms-2' : ''}`}>
        <div className="grid min-w-0 gap-1">
          <h1 {...language}>{name}</h1>
          <p className="text-lg text-muted" {...language}>
            {summary}
          </p>
          <p className="flex flex-wrap items-center gap-1">
            <CheckedBadge
              isChecked={checked !== null}
              text={
                checked === null ? (
                  t('beingChecked')
                ) : (
                  <>
                    {t('checkedOn')} <DateText date={checked} />
                  </>
                )
              }
            />
            {category && (
              <span className="sm muted" {...category.language}>
                {category.title}
              </span>
            )}
          </p>
        </div>
        {open && <ButtonLink to={links.project(open.id)}>{t('give')}</ButtonLink>}
      </div>
    </div>
  );
}

function Checks({ ngo: { checks, checked, language } }: { ngo: NgoView }) {
  const t = useText('ngos');
  return (
    <section className="grid gap-2">
      <h2>{t('checks.title')}</h2>
      {checked === null && <p className="muted">{t('checks.pending')}</p>}
      {checks.length > 0 && (
        <ul className="grid gap-1">
          {checks.map((check) => (
            <li key={check} className="flex items-start gap-2">
              <Icon name="check" className="mt-0.5 text-ok" />
              <span {...language}>{check}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Table of the campaigns that an organisation carries out, with their state and raised amount. */
function Campaigns({ campaigns }: Pick<NgoView, 'campaigns'>) {
  const t = useText('ngos');
  const links = useLinks();
  if (campaigns.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2>{t('campaigns.title')}</h2>
      <table className="table resp">
        <TableHead
          columns={[t('campaigns.campaign'), t('campaigns.state')]}
          numbers={[t('campaigns.raised')]}
        />
        <tbody>
          {campaigns.map(({ id, title, language, state, raised }) => (
            <tr key={id}>
              <td>
                <Link to={links.project(id)} {...language}>
                  {title}
                </Link>
              </td>
              <td data-label={t('campaigns.state')}>{state}</td>
              <td className="n" data-label={t('campaigns.raised')}>
                <Money amount={raised} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
