/** The page of an empty cart: a link to the campaigns and to the last order. */
import { Link } from '@remix-run/react';
import { useLinks } from '../i18n/locale';
import { useText } from '../i18n/strings';
import { ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/empty';
import { Wrap } from '../ui/wrap';
import type { LastOrder } from './last-order.server';

/** @param last the order that was created from the last cart; a donor who left the payment page finds it here */
export function EmptyCart({ last }: { last: LastOrder | null }) {
  const t = useText('gifts');
  const links = useLinks();
  return (
    <Wrap>
      <h1 className="vh">{t('empty.heading')}</h1>
      <EmptyState
        title={t('empty.title')}
        text={t(last ? (last.isPaid ? 'empty.paid' : 'empty.placed') : 'empty.text')}
        action={
          <div className="grid justify-items-center gap-1">
            {last && (
              <Link to={links.order(last.token)}>
                {t(last.isPaid ? 'empty.receipt' : 'empty.lastOrder')}
              </Link>
            )}
            <ButtonLink to={links.projects()}>{t('empty.action')}</ButtonLink>
          </div>
        }
      />
    </Wrap>
  );
}
