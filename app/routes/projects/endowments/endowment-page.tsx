/** Page of an endowment: its story and facts, the gift form, and other endowments. */
import { useLinks, useText } from '#web/i18n/strings';
import { Breadcrumbs } from '#web/ui/crumbs';
import type { Submission } from '#web/ui/form-reply';
import { Alert, ButtonLink, Money } from '#web/ui/parts';
import { Story } from '#web/ui/rich-text';
import { Share } from '#web/ui/share';
import { Gallery } from '../../../giving/gallery';
import { PanelAside } from '../../../giving/panel-aside';
import { EndowmentGrid } from './card';
import { EndowmentForm } from './give-form';
import type { EndowmentView } from './view.server';

export function EndowmentPage({ endowment, form }: { endowment: EndowmentView; form: Submission }) {
  const t = useText('endowments');
  const links = useLinks();
  const { title, summary, language, facts } = endowment;
  return (
    <>
      <Breadcrumbs
        trail={[
          { label: t('project:crumb'), to: links.projects() },
          { label: t('title'), to: links.endowments() },
        ]}
      />
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_25rem] md:grid-rows-[auto_1fr] md:gap-x-8">
        <div className="grid gap-3">
          <div className="grid gap-1">
            <h1 {...language}>{title}</h1>
            <p className="text-lg text-muted" {...language}>
              {summary}
            </p>
          </div>
          <Gallery pictures={endowment.pictures} />
        </div>
        <PanelAside label={t('project:give.label')} isSticky>
          <div className="box lift grid gap-3">
            <Raised endowment={endowment} />
            {endowment.isOpen ? (
              <EndowmentForm endowment={endowment} form={form} />
            ) : (
              <>
                <Alert>{t('closed')}</Alert>
                <ButtonLink wide to={links.endowments()}>
                  {t('others')}
                </ButtonLink>
              </>
            )}
          </div>
        </PanelAside>
        <div className="grid gap-6">
          <Story title={t('story')} html={endowment.story} language={language} />
          {facts.length > 0 && (
            <section className="grid gap-2">
              <h2>{t('facts')}</h2>
              <dl className="grid gap-2">
                {facts.map(({ label, text, language: spoken }) => (
                  <div key={label} {...spoken}>
                    <dt className="font-semibold">{label}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
          <Share title={title} address={endowment.address} />
        </div>
      </div>
      {endowment.others.length > 0 && (
        <section className="grid gap-3 pt-8">
          <h2>{t('others')}</h2>
          <EndowmentGrid endowments={endowment.others} />
        </section>
      )}
    </>
  );
}

function Raised({ endowment: { raised, gifts } }: { endowment: EndowmentView }) {
  const t = useText('project');
  return (
    <div className="grid gap-1">
      <p>
        <b className="text-2xl leading-tight">
          <Money amount={raised} />
        </b>{' '}
        <span className="muted">{t('give.given')}</span>
      </p>
      <p className="sm muted">{t('give.gifts', { count: gifts })}</p>
    </div>
  );
}
