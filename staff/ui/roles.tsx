/** The names of roles, and the field that chooses roles. */
import { commaIn } from '#domain/locales';
import { STAFF_ROLES, type StaffRole } from '#domain/staff/permissions';
import { useLocale, useText } from '#web/i18n/strings';
import type { useSubmission } from '#web/ui/form-reply';
import { TickList } from './tick-list';

/** Returns a function that names roles: "Finance, Editor". */
export function useRoleNames() {
  const t = useText('staff');
  const comma = commaIn(useLocale());
  return (roles: readonly StaffRole[]) => roles.map((role) => t(`roles.${role}`)).join(comma);
}

type Props = Pick<ReturnType<typeof useSubmission>, 'field' | 'chosen'> & {
  legend: string;
  /** The present roles. */
  now?: readonly StaffRole[];
  required?: boolean;
};

/** Every role except the owner's, which needs two people. */
export function RolesField({ field, chosen, legend, now, required = true }: Props) {
  const t = useText('staff-people');
  const { id, errors } = field('roles');
  return (
    <TickList
      {...{ name: 'roles', id, legend, errors, required }}
      options={STAFF_ROLES.filter((role) => role !== 'owner').map((role) => ({
        value: role,
        label: t(`staff:roles.${role}`),
        hint: t(`may.${role}`),
      }))}
      chosen={chosen('roles', now)}
    />
  );
}
