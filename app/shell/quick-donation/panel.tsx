/** The quick-donation panel. Its module is loaded when it is first opened; its data is fetched each time. */
import * as Dialog from '@radix-ui/react-dialog';
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ServerTranslator, useLinks, useLocale, useText } from '#web/i18n/strings';
import { bundlesIn, translator } from '#web/i18n/translate';
import { Icon } from '#web/ui/icon';
import { QuickForm } from '../../giving/quick/quick-form';
import type { QuickOffer } from '../../giving/quick/view.server';
import { useShell } from '../use-shell';

export type PanelProps = {
  /** The button that opened the panel. It gets the focus when the panel closes. */
  opener: RefObject<HTMLElement>;
  onClose: (typed: TypedForm) => void;
  /** Called when the data cannot be fetched. */
  onFailure: () => void;
  /** Values of the form when the panel was last closed. In memory until the donor leaves the page. */
  typed: TypedForm;
};

/** Form values, in the format of an action's reply. */
export type TypedForm = { initialValue: Record<string, string> } | undefined;

type PanelData = { offer: QuickOffer; strings: string };

/**
 * Inline styles: only scripts render the panel, so the stylesheet of every page does not need rules for it. A page may
 * lack the custom properties. The whole stylesheet, which scripts add, declares them.
 */
const BACKDROP_STYLE: CSSProperties = {
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  background: 'rgb(8 30 30 / .55)',
};
const PANEL_STYLE: CSSProperties = {
  position: 'fixed',
  zIndex: 41,
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: 'min(448px, 100%)',
  padding: 'var(--s3)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: 'var(--surface)',
  boxShadow: 'var(--float)',
};

/** Aligns the button's icon with the end of the fields. */
const CLOSE_BUTTON_STYLE: CSSProperties = { marginInlineEnd: '-8px' };

export function Panel({ opener, onClose, onFailure, typed }: PanelProps) {
  const given = usePanelData(onFailure);
  const content = useRef<HTMLDivElement>(null);
  useScrollLock();

  function close() {
    const form = content.current?.querySelector('form');
    onClose(form ? { initialValue: readForm(form) } : typed);
  }
  useBackButton(close);

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <Dialog.Portal>
        {/* Not Dialog.Overlay: it adds an inline stylesheet, which the Content Security Policy blocks. */}
        <div style={BACKDROP_STYLE} />
        <Dialog.Content
          ref={content}
          style={PANEL_STYLE}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
        >
          <PanelStrings strings={given?.strings}>
            <Contents offer={given?.offer} typed={typed} />
          </PanelStrings>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function readForm(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

function Contents({ offer, typed }: { offer: QuickOffer | undefined; typed: TypedForm }) {
  const t = useText('shell');
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-2">
        <Dialog.Title asChild>
          <h2 className="flex-1">{offer ? t('give:title') : t('quick')}</h2>
        </Dialog.Title>
        <Dialog.Close className="btn plain" style={CLOSE_BUTTON_STYLE} aria-label={t('cart.close')}>
          <Icon name="close" />
        </Dialog.Close>
      </div>
      {offer ? (
        <QuickForm offer={offer} form={typed} prefix="panel" />
      ) : (
        <p className="muted" role="status">
          {t('ui.loading')}
        </p>
      )}
    </div>
  );
}

/** Adds the form's strings to those of the shell: the strings of the page behind the panel differ. */
function PanelStrings({ strings, children }: { strings: string | undefined; children: ReactNode }) {
  const locale = useLocale();
  const shell = useShell()?.strings;
  const translate = useMemo(
    () => (strings ? translator(locale, { ...bundlesIn(shell), ...bundlesIn(strings) }) : null),
    [locale, shell, strings],
  );
  if (!translate) return children;
  return <ServerTranslator.Provider value={translate}>{children}</ServerTranslator.Provider>;
}

function usePanelData(onFailure: () => void): PanelData | undefined {
  const [given, setGiven] = useState<PanelData>();
  const address = useLinks().quickOffer();
  const failed = useRef(onFailure);
  useEffect(() => {
    const gone = new AbortController();
    fetch(address, { signal: gone.signal })
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(answer.statusText))))
      .then(
        (read: PanelData) => setGiven(read),
        () => !gone.signal.aborted && failed.current(),
      );
    return () => gone.abort();
  }, [address]);
  return given;
}

/** Prevents scrolling of the page behind the panel while it is open. */
function useScrollLock() {
  useEffect(() => {
    const { style } = document.documentElement;
    const before = style.overflow;
    style.overflow = 'hidden';
    return () => void (style.overflow = before);
  }, []);
}

/** Part of the CloseWatcher of the HTML standard, which TypeScript's library does not have yet. */
type CloseWatcher = { onclose: (() => void) | null; destroy: () => void };

/** Closes the panel when the donor presses Back on a phone. In browsers without CloseWatcher, Back leaves the page. */
function useBackButton(close: () => void) {
  const latest = useRef(close);
  useEffect(() => void (latest.current = close));
  useEffect(() => {
    const { CloseWatcher } = globalThis as { CloseWatcher?: new () => CloseWatcher };
    if (!CloseWatcher) return undefined;
    const watcher = new CloseWatcher();
    watcher.onclose = () => latest.current();
    return () => watcher.destroy();
  }, []);
}
