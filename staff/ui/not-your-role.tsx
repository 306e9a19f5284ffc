/** The roles that allow an action, and the colleagues who have one of them. */
import { commaIn } from '#domain/locales';
import { isAllowed, type Permission, rolesWith } from '#domain/staff/permissions';
import { useLocale, useText } from '#web/i18n/strings';
import { useFrame } from '../frame/use-frame';

export function NotYourRole({ permission }: { permission: Permission }) {
  const t = useText('staff');
  const comma = commaIn(useLocale());
  const colleagues = useFrame()?.member?.colleagues ?? [];
  const allowed = colleagues.filter(({ roles }) => isAllowed(roles, permission));
  const roles = rolesWith(permission).map((role) => t(`roles.${role}`));
  return (
    <>
      <p>{t('error.needsRole', { roles: roles.join(comma) })}</p>
      {allowed.length > 0 && (
        <p>
          {t('error.colleagues')} <bdi>{allowed.map(({ name }) => name).join(comma)}</bdi>
        </p>
      )}
    </>
  );
}
