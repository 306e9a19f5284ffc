/** The floating button of every page: a link to the quick donation, which scripts open in a panel instead. */
import { Link, useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useRef, useState, type ComponentType, type MouseEvent } from 'react';
import { direction } from '#domain/locales';
import { useLinks, useLocale } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { readPath } from '../../links';
import { Icon } from '../../ui/icon';
import type { PanelProps } from './panel';

/** Where somebody is giving already, and the button would lie over the one that pays; and where nobody is to be asked. */
const NOT_ON =
  /^\/(?:(?:give|cart|checkout|orders|monthly|receipts|gift-cards|certificates)(?:\/|$)|projects\/(?:kafarat$|(?:tafreej|orphans|sacrifices|endowments|mosques|zakat)\/.))/;

export function QuickDonation() {
  const { pathname } = useLocation();
  return NOT_ON.test(readPath(pathname).path) ? null : <QuickButton key={pathname} />;
}

/** Anew on each page, so that a panel closes with the page that it was opened on. */
function QuickButton() {
  const t = useText('shell');
  const links = useLinks();
  const locale = useLocale();
  const navigate = useNavigate();
  const opener = useRef<HTMLAnchorElement>(null);
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [isOpen, setOpen] = useState(false);
  const isHere = useRef(true);

  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);

  /** Whatever keeps the panel from coming, the page that the link names has the same form. */
  function goToPage() {
    if (isHere.current) navigate(links.give());
  }

  async function open(event: MouseEvent) {
    // Into another tab or window: the link does that.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
    try {
      const { Panel: fetched } = await import('./panel');
      setPanel(() => fetched);
    } catch {
      goToPage();
    }
  }

  return (
    <>
      <Link
        ref={opener}
        className="btn quick"
        to={links.give()}
        aria-haspopup="dialog"
        aria-label={t('quick')}
        onClick={(event) => void open(event)}
      >
        <Icon name="hand" />
        {/* Forms stand at the left of pages that run from right to left: there the icon alone is over them. */}
        {direction(locale) === 'ltr' && <span className="max-md:hidden">{t('quick')}</span>}
      </Link>
      {isOpen && Panel && (
        <Panel opener={opener} onClose={() => setOpen(false)} onFailure={goToPage} />
      )}
    </>
  );
}
