/** Links below one gift of a receipt: calendar reminder, certificate, and gift card. */
import { Link } from '@remix-run/react';
import { useText } from '#web/i18n/strings';
import { Icon } from '#web/ui/icon';
import type { ReceiptView } from './receipt-view.server';

export function ReceiptGift({ receipt, id }: { receipt: ReceiptView; id: string }) {
  const t = useText('receipt');
  const note = receipt.notes[id];
  return (
    <>
      {note?.reminder && (
        <p className="print:hidden">
          <a href={note.reminder.path} className="btn plain sm px-0" download>
            <Icon name="clock" />
            {note.reminder.label}
          </a>
        </p>
      )}
      {note?.unfilled && <p className="sm">{t('unfilled')}</p>}
      {note?.certificate && (
        <p className="print:hidden">
          <Link to={note.certificate} className="btn plain sm px-0">
            {t('certificateOpen')}
          </Link>
        </p>
      )}
      <GiftCardLinks links={receipt.cards[id]} />
    </>
  );
}

/** The donor shares the gift card; the charity does not send it. */
function GiftCardLinks({ links }: { links: ReceiptView['cards'][string] | undefined }) {
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
