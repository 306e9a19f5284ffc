/** The floating button of every page: a link to the quick-donation page. With scripts it opens a panel instead. */
import { Link, useLocation, useMatches, useNavigate } from '@remix-run/react';
import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLinks, useText } from '#web/i18n/strings';
import { readPath } from '#web/links';
import { Icon } from '#web/ui/icon';
import { GIVE_ANCHOR, goToForm } from '../../giving/panel-aside';
import { hasGiveForm, keptFormOf, useHasPage } from '../use-shell';
import type { PanelProps, TypedForm } from './panel';

/**
 * Pages without the button: pages with a form, which it would cover or repeat, pages about a past gift or an
 * application, and the offline page, whose readers cannot give now and need its buttons.
 */
const HIDDEN_ON =
  /^\/(?:(?:give|cart|checkout|orders|monthly|receipts|gift-cards|certificates|applications|account|newsletter|offline)(?:\/|$)|projects\/(?:(?:kafarat|stock-purge)$|(?:tafreej|orphans|sacrifices|endowments|mosques|zakat)\/.))/;

export function QuickDonation() {
  const { pathname } = useLocation();
  const matches = useMatches();
  const givesHere = hasGiveForm(matches);
  const has = useHasPage();
  const t = useText('shell');
  if (!givesHere && !has('give')) return null;
  if (HIDDEN_ON.test(readPath(pathname).path) || keptFormOf(matches)) return null;
  return (
    <aside aria-label={t('quick')}>
      {givesHere ? <LinkToForm /> : <QuickButton key={pathname} />}
    </aside>
  );
}

/** The floating button on a page that has its own gift form, such as a campaign's: a link to that form. */
function LinkToForm() {
  const t = useText('shell');
  return (
    <a className="btn quick" href={`#${GIVE_ANCHOR}`} onClick={goToForm}>
      <Icon name="hand" />
      {t('quickHere')}
    </a>
  );
}

/** The parent renders a new one for each page, so that navigation closes the panel. */
function QuickButton() {
  const t = useText('shell');
  const links = useLinks();
  const navigate = useNavigate();
  const opener = useRef<HTMLAnchorElement>(null);
  const [typed, setTyped] = useState<TypedForm>();
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [isOpen, setOpen] = useState(false);
  const isMounted = useRef(true);

  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);

  /** Opens the quick-donation page, which has the same form, when the panel cannot be loaded. */
  function goToPage() {
    if (isMounted.current) navigate(links.give());
  }

  async function open(event: MouseEvent) {
    // The browser opens the link in another tab or window.
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
        <span className="max-md:hidden">{t('quick')}</span>
      </Link>
      {isOpen && Panel && (
        <Panel
          opener={opener}
          onClose={(kept) => {
            setTyped(kept);
            setOpen(false);
          }}
          onFailure={goToPage}
          typed={typed}
        />
      )}
    </>
  );
}
