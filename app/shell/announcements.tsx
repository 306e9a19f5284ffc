/** Messages after an action: a toast, and a popup with the gift that was just added to the cart. */
import { Link, useLocation } from '@remix-run/react';
import { CART_ALERT_MS, TOAST_MS } from '#domain/constants';
import { useLinks } from '#web/i18n/locale';
import { STATUS_ANCHOR } from '#web/links';
import { useText } from '#web/i18n/strings';
import { ButtonLink } from '#web/ui/button';
import { Icon } from '#web/ui/icon';
import { Money } from '#web/ui/money';
import { useTimedMessage } from './use-announcement';
import { useShell, type ShellData } from './use-shell';

/** Without scripts, the messages are above the page content, and the next page does not contain them. */
export function Announcements() {
  const shell = useShell();
  return (
    <div className="corner" id={STATUS_ANCHOR} role="status">
      <Toast flash={shell?.flash ?? null} occasion={shell} />
      <CartPopup alert={shell?.alert ?? null} occasion={shell} />
    </div>
  );
}

export function Toast({ flash, occasion }: { flash: ShellData['flash']; occasion: unknown }) {
  const { message, holding } = useTimedMessage(flash, { occasion, ms: TOAST_MS });
  if (message === null) return null;
  const { text, isBad } = message;
  return (
    <p className={isBad ? 'toast bad' : 'toast'} {...holding}>
      <Icon name={isBad ? 'warn' : 'check'} />
      <span>{text}</span>
    </p>
  );
}

function CartPopup({ alert, occasion }: { alert: ShellData['alert']; occasion: unknown }) {
  const t = useText('shell');
  const links = useLinks();
  const { pathname } = useLocation();
  const silent = pathname === links.cart() || pathname === links.checkout();
  const options = { occasion, ms: CART_ALERT_MS, silent };
  const { message, close, holding } = useTimedMessage(alert, options);
  if (message === null) return null;
  return (
    <section className="pop" aria-label={t('cart.added')} {...holding}>
      <div className="pop-head">
        <b>
          <Icon name="check" />
          {t('cart.added')}
        </b>
        <Link
          className="tool"
          to={pathname}
          preventScrollReset
          aria-label={t('cart.close')}
          onClick={(event) => {
            event.preventDefault();
            close();
          }}
        >
          <Icon name="close" />
        </Link>
      </div>
      <p className="row">
        <span {...message.language}>{message.title}</span>
        <b>
          <Money amount={message.total} />
        </b>
      </p>
      <div className="pair">
        <ButtonLink kind="quiet" to={links.cart()}>
          {t('cart.open')}
        </ButtonLink>
        <ButtonLink to={links.checkout()}>{t('cart.checkout')}</ButtonLink>
      </div>
    </section>
  );
}
