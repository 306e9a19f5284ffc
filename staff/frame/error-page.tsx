/** The page of an error: not found, not allowed, outage, or a program error. */
import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { useContext } from 'react';
import { useText } from '#web/i18n/strings';
import type { Permission } from '#domain/staff/permissions';
import { staffLinks } from '../links';
import { NotYourRole } from '../ui/not-your-role';
import type { Forbidden } from '../visitor/member.server';
import { RequestId } from './contexts';
import { Door } from './door';
import { Frame } from './frame';
import { useFrame } from './use-frame';

export function ErrorPage() {
  const isMember = Boolean(useFrame()?.member);
  return isMember ? (
    <Frame>
      <ErrorText />
    </Frame>
  ) : (
    <Door>
      <ErrorText />
    </Door>
  );
}

/** Returns the key of the texts of the error, for the page and its title. */
export function errorKind(error: unknown): 'notFound' | 'notAllowed' | 'outage' | 'broken' {
  if (!isRouteErrorResponse(error)) return 'broken';
  if (error.status === 404) return 'notFound';
  if (error.status === 403) return 'notAllowed';
  return error.status === 503 ? 'outage' : 'broken';
}

function ErrorText() {
  const t = useText('staff');
  const error = useRouteError();
  const requestId = useContext(RequestId);
  const kind = errorKind(error);
  const permission = kind === 'notAllowed' ? missingIn(error) : null;
  return (
    <div className="stack">
      <div className="ph">
        <h1>{t(`error.${kind}.title`)}</h1>
      </div>
      <p>{t(`error.${kind}.text`)}</p>
      {permission && <NotYourRole permission={permission} />}
      {kind === 'broken' && requestId && (
        <p className="muted">
          {t('error.reference')} <bdi className="ltr">{requestId}</bdi>
        </p>
      )}
      <p className="inline acts">
        <a className="btn quiet" href={staffLinks.today()}>
          {t('error.back')}
        </a>
      </p>
    </div>
  );
}

/** Returns null for an error of the charity API, which has no data. */
function missingIn(error: unknown): Permission | null {
  const { data } = error as { data: Partial<Forbidden> | null };
  return data?.permission ?? null;
}
