/** Nothing in the cart: the way to a gift, and back to the last one. */
import { Link } from '@remix-run/react';
import { useLinks } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { ButtonLink } from '../../ui/button';
import { Empty } from '../../ui/empty';
import { Wrap } from '../../ui/wrap';

/** @param lastOrder token of the order that the cart became: whoever left the payment page finds it here */
export function EmptyCart({ lastOrder }: { lastOrder: string | null }) {
  const t = useText('gifts');
  const links = useLinks();
  return (
    <Wrap>
      <h1 className="vh">{t('empty.heading')}</h1>
      <Empty
        title={t('empty.title')}
        text={lastOrder ? t('empty.placed') : t('empty.text')}
        action={
          <div className="grid justify-items-center gap-1">
            {lastOrder && <Link to={links.order(lastOrder)}>{t('empty.lastOrder')}</Link>}
            <ButtonLink to={links.projects()}>{t('empty.action')}</ButtonLink>
          </div>
        }
      />
    </Wrap>
  );
}
