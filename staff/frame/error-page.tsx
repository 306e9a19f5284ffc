/** The page of an error: not found, not allowed, outage, or a program error. */
import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { useContext } from 'react';
import { useLocale } from '#app/i18n/locale';
import { useText } from '#app/i18n/strings';
import { commaIn } from '#domain/locales';
import type { StaffRole } from '#domain/staff/permissions';
import { staffLinks } from '../links';
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
  const locale = useLocale();
  const error = useRouteError();
  const requestId = useContext(RequestId);
  const kind = errorKind(error);
  const roles = isRouteErrorResponse(error) ? rolesIn(error.data) : [];
  return (
    <div className="stack">
      <div className="ph">
        <h1>{t(`error.${kind}.title`)}</h1>
      </div>
      <p>{t(`error.${kind}.text`)}</p>
      {roles.length > 0 && (
        <p>
          {t('error.needsRole', {
            roles: roles.map((role) => t(`roles.${role}`)).join(commaIn(locale)),
          })}
        </p>
      )}
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

/** The data of a 403 response has the roles that have the permission. */
function rolesIn(data: unknown): StaffRole[] {
  return (data as { roles?: StaffRole[] } | null)?.roles ?? [];
}
