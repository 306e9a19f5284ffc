/** Message that another person was faster, and that nothing was done twice. */
import { useText } from '#web/i18n/strings';
import type { SitePath } from '#web/links';
import { Icon } from '#web/ui/icon';
import type { StaffReplyToForm } from '../forms/recipes.server';

/** Shows nothing unless the form was rejected because of another person. */
export function Faster({ to, reply }: { to: SitePath; reply: StaffReplyToForm | undefined }) {
  const t = useText('staff-gifts');
  if (!reply?.isConflict) return null;
  return (
    <p className="alert warm" role="alert">
      <Icon name="clock" />
      <span>
        <b>{reply.form.error?.['']?.[0]}</b> <a href={to}>{t('order.asItIs')}</a>
      </span>
    </p>
  );
}
