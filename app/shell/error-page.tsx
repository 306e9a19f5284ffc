/** The error page: its title, the cause, and links with which the visitor can continue. */
import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { useLinks, useText } from '#web/i18n/strings';
import { PUBLIC_FILES } from '#web/links';
import { EmailText } from '#web/ui/email-text';
import { Button, ButtonLink, Verbatim, Wrap } from '#web/ui/parts';
import { errorKind } from './error-kind';
import { REQUEST_ID_ELEMENT, useRequestId } from './request-id';
import { useShell } from './use-shell';

/** One picture for a wrong URL, another one for all other errors. */
const PICTURES = { notFound: PUBLIC_FILES.kite, other: PUBLIC_FILES.lantern };

export function ErrorPage() {
  const error = useRouteError();
  const t = useText('shell');
  const links = useLinks();
  const { pathname, search } = useLocation();
  const kind = errorKind(isRouteErrorResponse(error) ? error.status : error);
  const isLost = kind === 'notFound';
  const lost = useShell()?.lost;
  return (
    <Wrap className="grid items-center gap-4 py-6 md:grid-cols-2 md:gap-x-8">
      <div className="grid justify-items-start gap-3">
        <h1>{t(`errorPage.${kind}.title`)}</h1>
        <p>{isLost && lost?.pathname === pathname ? lost.text : t(`errorPage.${kind}.text`)}</p>
        {isLost && (
          <form className="join" action={links.search()} role="search">
            <input className="in" type="search" name="search" aria-label={t('search')} />
            <Button type="submit">{t('search')}</Button>
          </form>
        )}
        <p className="flex flex-wrap gap-1">
          {isLost ? (
            <ButtonLink to={links.projects()}>{t('footer.allProjects')}</ButtonLink>
          ) : (
            // Load a new document: the error may be in the scripts, or may be fixed by now.
            <ButtonLink to={pathname + search} reloadDocument>
              {t('errorPage.retry')}
            </ButtonLink>
          )}
          <ButtonLink kind="quiet" to={links.home()} reloadDocument={!isLost}>
            {t('errorPage.home')}
          </ButtonLink>
        </p>
        {(kind === 'outage' || kind === 'fault') && <ContactHelp />}
      </div>
      <img
        className="art"
        src={isLost ? PICTURES.notFound : PICTURES.other}
        width="480"
        height="320"
        alt=""
      />
    </Wrap>
  );
}

/** Contact details and the request id, with which staff find the log entry. */
function ContactHelp() {
  const t = useText('shell');
  const contact = useShell()?.contact;
  const requestId = useRequestId();
  return (
    <div className="muted sm">
      {(contact?.phoneNumber || contact?.email) && (
        <p>
          {t('errorPage.ask')} <Verbatim>{contact.phoneNumber}</Verbatim>{' '}
          <a href={`mailto:${contact.email}`}>
            <EmailText>{contact.email}</EmailText>
          </a>
        </p>
      )}
      {requestId && (
        <p>
          {t('errorPage.requestId')}{' '}
          <bdi className="ltr num" id={REQUEST_ID_ELEMENT}>
            {requestId}
          </bdi>
        </p>
      )}
    </div>
  );
}
