/** Route module of /partners: the partners by type, ways to work together, and the form for new partners. */
import { useLoaderData } from '@remix-run/react';
import { useLinks, useText } from '#web/i18n/strings';
import { FilterTabs } from '../../lists/filter-tabs';
import { UnknownFilters } from '../../lists/left-out';
import { PagedCards } from '../../lists/paged-cards';
import type { PageHandle } from '../../shell/use-shell';
import { PageHead } from '#web/ui/page-head';
import { Picture } from '#web/ui/picture';
import { ApplyForm, FORM } from './apply-form';
import { PartnerCard } from './card';
import type { loader } from './page.server';

export { action, loader } from './page.server';

export const handle: PageHandle = { keptForm: () => FORM };

const WAYS = ['give', 'carry', 'collect'] as const;

export default function PartnersPage() {
  const { list, form } = useLoaderData<typeof loader>();
  const t = useText('partners');
  const links = useLinks();
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <UnknownFilters note={list.leftOut} />
      {form.types.length > 0 && (
        <p className="pb-2 md:hidden">
          <a href="#apply">{t('apply.title')}</a>
        </p>
      )}
      <div className="mb-3">
        <FilterTabs list={list} to={links.partners} all={t('all')} />
      </div>
      <PagedCards
        list={list}
        to={links.partners}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
      >
        {(partners) => (
          <ul className="grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))]">
            {partners.map((partner) => (
              <PartnerCard key={partner.id} partner={partner} />
            ))}
          </ul>
        )}
      </PagedCards>
      <div className="grid items-start gap-4 pt-8 md:grid-cols-2 md:gap-x-8">
        <section className="grid gap-3">
          <h2>{t('ways.title')}</h2>
          <div className="rows">
            {WAYS.map((way) => (
              <div key={way} className="flex-col gap-y-0.5">
                <h3>{t(`ways.${way}.title`)}</h3>
                <p className="muted">{t(`ways.${way}.text`)}</p>
              </div>
            ))}
          </div>
          <Picture path="/files/scenes/parcel.webp" alt="" sizes="(min-width: 900px) 560px, 92vw" />
        </section>
        {form.types.length > 0 && <ApplyForm />}
      </div>
    </>
  );
}
