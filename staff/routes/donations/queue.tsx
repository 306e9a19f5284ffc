/** The position of an order among those that wait for a check, with links to the next and the previous one. */
import { useText } from '#web/i18n/strings';
import { Icon } from '#web/ui/icon';
import { staffLinks } from '../../links';
import type { OrderPage } from './order-view.server';

export function Queue({ queue }: Pick<OrderPage, 'queue'>) {
  const t = useText('staff-gifts');
  if (!queue) return null;
  const { position, total, previous, next } = queue;
  return (
    <nav className="pager" aria-label={t('queue.label')}>
      <p className="muted">{t('queue.place', { position, count: total })}</p>
      <span className="inline">
        {previous !== null && (
          <a className="btn quiet small" href={staffLinks.donation(previous)}>
            <Icon name="next" className="back" />
            {t('queue.previous')}
          </a>
        )}
        {next !== null && (
          <a className="btn quiet small" href={staffLinks.donation(next)}>
            {t('queue.next')}
            <Icon name="next" flip />
          </a>
        )}
      </span>
    </nav>
  );
}
