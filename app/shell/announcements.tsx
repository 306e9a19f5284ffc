/** Messages after an action: a toast, and a popup with the gift that was just added to the cart. */
import { Link, useLocation } from '@remix-run/react';
import { useCallback, useEffect, useState } from 'react';
import { CART_ALERT_MS, TOAST_MS } from '#domain/constants';
import { useLinks, useText } from '#web/i18n/strings';
import { STATUS_ANCHOR } from '#web/links';
import { Icon } from '#web/ui/icon';
import { ButtonLink, Money } from '#web/ui/parts';
import { type ShellData, useShell } from './use-shell';

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

type Options = {
  /** Changes with every response of the server, so that the same message can be shown twice. */
  occasion: unknown;
  ms: number;
  /** Hides the message immediately. */
  silent?: boolean;
};

/**
 * A hook for a message that disappears after some time, but not while it has the focus or the pointer is over it.
 *
 * @param given the message of the current loader data, or null
 */
function useTimedMessage<Message>(
  given: Message | null,
  { occasion, ms, silent = false }: Options,
) {
  const [told, setTold] = useState(occasion);
  const [shown, setShown] = useState(given === null ? null : { message: given });
  const [isHeld, setHeld] = useState(false);
  // The message stays during navigation, although the next page's data no longer contains it.
  if (told !== occasion) {
    setTold(occasion);
    if (given !== null) setShown({ message: given });
  }
  if (silent && shown) setShown(null);
  const close = useCallback(() => {
    setShown(null);
    setHeld(false);
  }, []);

  useEffect(() => {
    if (!shown || isHeld) return;
    const timer = setTimeout(close, ms);
    return () => clearTimeout(timer);
  }, [shown, isHeld, ms, close]);

  return {
    message: shown?.message ?? null,
    close,
    /** Attributes of the message's element: they keep it while the pointer is over it or it has the focus. */
    holding: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}
