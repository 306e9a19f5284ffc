/** The card of a gift that was made in somebody's name, for the donor to send or not: the charity sends it to nobody. */
import { Link } from '@remix-run/react';
import { useText } from '../../i18n/strings';
import { Icon } from '../../ui/icon';
import type { ReceiptView } from './receipt-view.server';

export function GiftCardLinks({ links }: { links: ReceiptView['cards'][string] | undefined }) {
  const t = useText('receipt');
  if (!links) return null;
  return (
    <p className="flex flex-wrap gap-x-2 print:hidden">
      <Link to={links.card} className="btn plain sm px-0">
        <Icon name="gift" />
        {t('gift.open')}
      </Link>
      <a href={links.share} className="btn plain sm px-0" target="_blank" rel="noreferrer">
        {t('gift.share')}
      </a>
    </p>
  );
}
