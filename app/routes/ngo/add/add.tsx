/** Route module of /ngo/add: the form of an organisation that wants to work with the charity. */
import { useActionData, useLoaderData } from '@remix-run/react';
import { useLinks, useText } from '#web/i18n/strings';
import { Icon } from '#web/ui/icon';
import { PageHead } from '#web/ui/page-head';
import { Alert, ButtonLink, Verbatim } from '#web/ui/parts';
import type { PageHandle } from '../../../shell/use-shell';
import type { DraftView } from './draft-view';
import { ADD_FORM } from './fields';
import { AddForm } from './form';
import type { action, loader } from './page.server';

export { action, loader } from './page.server';

export const handle: PageHandle = {
  keptForm: (data) => ((data as { sent: string | null } | undefined)?.sent ? null : ADD_FORM),
};

export default function AddNgoPage() {
  const { sent, draft, typed, isGone, countries, groups, tooLarge } =
    useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useText('ngo-add');
  const links = useLinks();
  if (sent) return <Thanks reference={sent} />;
  const kept = (reply as { kept?: DraftView } | undefined)?.kept;
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        parents={[{ label: t('crumb'), to: links.ngos() }]}
      />
      {isGone && !kept && (
        <div className="pb-3">
          <Alert tone="warm">{t('gone')}</Alert>
        </div>
      )}
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-x-8">
        <AddForm
          form={reply?.form}
          draft={kept ?? draft}
          typed={typed}
          tooLarge={tooLarge}
          countries={countries}
          groups={groups}
        />
        <AddAside />
      </div>
    </>
  );
}

function Thanks({ reference }: { reference: string }) {
  const t = useText('ngo-add');
  const links = useLinks();
  return (
    <>
      <PageHead
        title={t('thanks.title')}
        lead={t('thanks.lead')}
        parents={[{ label: t('crumb'), to: links.ngos() }]}
      />
      <div className="grid max-w-[40rem] gap-3">
        <Alert tone="ok">
          {t('thanks.reference')} <Verbatim>{reference}</Verbatim>
        </Alert>
        <p>{t('thanks.next')}</p>
        <p>
          <ButtonLink kind="quiet" to={links.ngos()}>
            {t('thanks.back')}
          </ButtonLink>
        </p>
      </div>
    </>
  );
}

/** Next to the form: what to have at hand, who sees what, and what happens next. */
function AddAside() {
  const t = useText('ngo-add');
  return (
    <aside className="grid content-start gap-4">
      <section className="grid gap-1">
        <h2 className="text-lg">{t('aside.hand.title')}</h2>
        <ul className="grid gap-1">
          {(['registration', 'bank', 'logo'] as const).map((item) => (
            <li key={item} className="sm flex items-start gap-1">
              <Icon name="check" className="text-ok" />
              <span>{t(`aside.hand.${item}`)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-1">
        <h2 className="text-lg">{t('aside.who.title')}</h2>
        <p className="sm muted">{t('aside.who.text')}</p>
      </section>
      <section className="grid gap-1">
        <h2 className="text-lg">{t('aside.next.title')}</h2>
        <ol className="grid gap-1">
          {(['read', 'visit', 'page'] as const).map((item) => (
            <li key={item} className="sm border-s-2 border-brand ps-2">
              {t(`aside.next.${item}`)}
            </li>
          ))}
        </ol>
      </section>
    </aside>
  );
}
