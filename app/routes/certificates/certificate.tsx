/** The printable certificate of an endowment. It shows name, endowment and number of shares, but no amount. */
import { Link, useLoaderData } from '@remix-run/react';
import { languageFrom } from '#web/charity/results';
import { useLinks, useText } from '#web/i18n/strings';
import { DateText, Wrap } from '#web/ui/parts';
import { Picture } from '#web/ui/picture';
import { Print } from '#web/ui/print';
import { parseToken, PRIVATE_PAGE_HEADERS } from '../../forms/by-token.server';
import { pageLoader } from '../../page-loader.server';
import { useShell } from '../../shell/use-shell';

export const loader = pageLoader({
  strings: ['certificate'],
  load: async ({ visitor, params }) => {
    const { t } = visitor;
    const known = await visitor.charity.call('certificate', {
      params: { token: parseToken(params) },
    });
    const { name, title, picture, offeringId, shares, reference, paidAt } = known;
    return {
      head: { title: t('certificate:title', { name }), index: false },
      certificate: {
        ...{ name, title, picture, offeringId, shares, reference, paidAt },
        ...languageFrom(known),
      },
    };
  },
  headers: () => PRIVATE_PAGE_HEADERS,
});

export default function CertificatePage() {
  const { certificate } = useLoaderData<typeof loader>();
  const t = useText('certificate');
  const { name, title, language, picture, offeringId, shares, reference, paidAt } = certificate;
  const links = useLinks();
  const organisation = useShell()?.organisation.name;
  return (
    <Wrap narrow>
      <div className="grid gap-4 pt-6">
        <article className="box lift overflow-hidden border-4 border-double border-brand p-0">
          <Picture
            {...picture}
            sizes="(min-width: 45em) 42em, 100vw"
            className="art rounded-none object-cover print:aspect-[4/1]"
            priority
            isKept
          />
          <div className="grid justify-items-center gap-3 p-4 text-center">
            <p className="muted">{organisation}</p>
            <p className="text-xl font-bold">{t('heading')}</p>
            <p>{t('inTheName')}</p>
            <h1 className="[overflow-wrap:anywhere]">
              <bdi translate="no">{name}</bdi>
            </h1>
            <p className="text-lg font-bold text-pretty">
              <span {...language}>{title}</span>
              {shares !== null && ` ·\u00a0${t('shares', { count: shares })}`}
            </p>
            <blockquote className="m-0 grid max-w-[35rem] gap-1 text-pretty">
              <p>{t('hadith')}</p>
              <footer className="sm muted">{t('source')}</footer>
            </blockquote>
            <dl className="flex flex-wrap justify-center gap-x-4 gap-y-1 sm">
              <div className="flex gap-1">
                <dt className="muted">{t('date')}</dt>
                <dd>
                  <DateText date={paidAt} />
                </dd>
              </div>
              <div className="flex gap-1">
                <dt className="muted">{t('reference')}</dt>
                <dd className="num ltr" translate="no">
                  {reference}
                </dd>
              </div>
            </dl>
          </div>
        </article>
        <div className="flex flex-wrap items-center justify-center gap-2 text-center print:hidden">
          <Link to={links.project(offeringId)} className="btn quiet">
            {t('see')}
          </Link>
          <Print label={t('print')} hint={t('printHint')} />
        </div>
      </div>
    </Wrap>
  );
}
