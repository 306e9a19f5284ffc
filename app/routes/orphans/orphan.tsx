/** Route module of /projects/orphans/{id}: public data of a child, what a month pays for, and the sponsorship form. */
import { useActionData, useLoaderData } from '@remix-run/react';
import { useLinks, useText } from '#web/i18n/strings';
import { Breadcrumbs } from '#web/ui/crumbs';
import { Facts } from '#web/ui/parts';
import { Picture } from '#web/ui/picture';
import { RichText } from '#web/ui/rich-text';
import { formAction } from '../../forms/action.server';
import { PanelAside } from '../../giving/panel-aside';
import { pageLoader } from '../../page-loader.server';
import { sponsor } from './action.server';
import { SponsorPanel } from './give-panel';
import { sponsorshipSchema } from './schema.server';
import { orphanView } from './view.server';

export const loader = pageLoader({
  strings: ['orphans', 'giving', 'phone'],
  load: async ({ visitor, params }) => {
    const child = await orphanView(visitor, params.id ?? '');
    return {
      head: {
        title: visitor.t('orphans:sponsorChild', { name: child.name }),
        description: visitor.t('orphans:lead'),
        // Child protection: search engines must not find a child by name.
        index: false,
      },
      child,
    };
  },
});

export const action = formAction({
  schema: sponsorshipSchema,
  run: (gift, { visitor, params: { id = '' } }) => sponsor(visitor, id, gift),
});

export { revalidateOnConflict as shouldRevalidate } from '../../giving/shows-what-changed';

export default function OrphanPage() {
  const { child } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.form;
  const t = useText('orphans');
  const links = useLinks();
  return (
    <>
      <Breadcrumbs
        trail={[
          { label: t('crumb'), to: links.projects() },
          { label: t('title'), to: links.orphans() },
        ]}
      />
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_25rem] md:grid-rows-[auto_1fr] md:gap-x-8">
        <div className="grid gap-3">
          <div className="grid gap-1">
            <h1 {...child.language}>{child.name}</h1>
            <p className="text-lg text-muted">
              {t('ageAndRegion', { count: child.age, region: child.region })}
            </p>
            <p {...child.language}>{child.summary}</p>
          </div>
          <Picture {...child.picture} sizes="(min-width: 56.25em) 46em, 92vw" priority isKept />
        </div>
        <PanelAside label={t('sponsorChild', { name: child.name })}>
          <SponsorPanel key={child.id} child={child} form={form} />
        </PanelAside>
        <div className="grid gap-6">
          {/* Headings of the story are third-level. */}
          <h2 className="vh">{t('story')}</h2>
          <RichText html={child.story} language={child.language} />
          {child.pays.length > 0 && (
            <section className="grid gap-2">
              <h2>{t('pays')}</h2>
              <ul className="grid gap-2">
                {child.pays.map(({ label, text, language }) => (
                  <li key={label} className="border-brand border-s-2 ps-2" {...language}>
                    <b className="sm">{label}</b>
                    <p>{text}</p>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section className="grid gap-2">
            <h2>{t('about')}</h2>
            <Facts rows={child.facts} />
            <p className="sm muted">{t('protected')}</p>
          </section>
        </div>
      </div>
    </>
  );
}
