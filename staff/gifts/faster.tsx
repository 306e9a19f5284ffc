/** Message that another person was faster, and that nothing was done twice. */
import { useText } from '#app/i18n/strings';
import { Icon } from '#app/ui/icon';
import type { SitePath } from '#app/links';

export function Faster({ to, said }: { to: SitePath; said: string | undefined }) {
  const t = useText('staff-gifts');
  return (
    <p className="alert warm" role="alert">
      <Icon name="clock" />
      <span>
        <b>{said}</b> <a href={to}>{t('order.asItIs')}</a>
      </span>
    </p>
  );
}
