/** The small parts of pages: texts with one format everywhere, buttons, alerts, badges, facts, and folds. */
import { Link, type LinkProps, useNavigation } from '@remix-run/react';
import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useState } from 'react';
import type { UnitPrice as Unit } from '#domain/cart';
import { amountParts, formatMoney, type Money as Amount } from '#domain/money';
import { formatDate, formatDateTime } from '#domain/time/dates';
import type { InLanguage } from '../charity/results';
import { SUBMISSION_ENDED } from '../forms/document-navigation';
import { useLocale, useText } from '../i18n/strings';
import { Icon, type IconName } from './icon';

/** A date in the site's format (24-03-2026), which is left-to-right also inside Arabic text. */
export function DateText({ date, time = false }: { date: string; time?: boolean }) {
  const locale = useLocale();
  return (
    <time className="num" dir="ltr" dateTime={date}>
      {time ? formatDateTime(date, locale) : formatDate(date)}
    </time>
  );
}

/** An amount of money: tabular digits, smaller decimals and currency, isolated from the text direction around it. */
export function Money({ amount }: { amount: Amount }) {
  return <MoneyText {...amountParts(amount, useLocale())} />;
}

export function MoneyText({ sign, whole, fraction, code }: ReturnType<typeof amountParts>) {
  return (
    <span className="num" translate="no">
      <bdi>
        {sign + whole}
        {fraction && <small>{fraction}</small>}
      </bdi>{' '}
      <small>{code}</small>
    </span>
  );
}

/** A reference, a number or an address: written from left to right, and left as it is by translators of the browser. */
export function Verbatim({
  className = 'num',
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return (
    <bdi className={`ltr ${className}`} translate="no">
      {children}
    </bdi>
  );
}

/** Returns a function that formats a unit price as text. */
export function useUnitPrice() {
  const t = useText();
  const locale = useLocale();
  return ({ price, isRounded }: Unit): string => {
    const text = formatMoney(price, locale);
    return isRounded ? t('aboutPrice', { price: text }) : text;
  };
}

export function UnitPrice({ unit }: { unit: Unit }) {
  return <bdi>{useUnitPrice()(unit)}</bdi>;
}

/** `warm` is for time: something is overdue, stale or ends soon. */
export type Tone = 'info' | 'warm' | 'bad' | 'ok';

const ICONS: Record<Tone, IconName> = { info: 'info', warm: 'clock', bad: 'warn', ok: 'check' };

/** A message box inside the page. */
export function Alert({ tone = 'info', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <div
      className={tone === 'info' ? 'alert' : `alert ${tone}`}
      role={tone === 'bad' ? 'alert' : undefined}
    >
      <Icon name={ICONS[tone]} />
      <div>{children}</div>
    </div>
  );
}

type BadgeProps = {
  /** `warm` is for deadlines, `off` for closed items. */
  tone?: 'warm' | 'ok' | 'off';
  icon?: IconName;
  children: ReactNode;
};

/** A short label for a state. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={tone ? `badge ${tone}` : 'badge'}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </span>
  );
}

/** `language` is that of the value, when it is not the page's. */
export type FactRow = InLanguage & {
  key?: string;
  label: ReactNode;
  value: ReactNode;
  /** Explains how the value was calculated. Shown below label and value, at full width. */
  note?: ReactNode;
  /** True when this row is the total of the others. */
  sum?: boolean;
};

type FactsProps = {
  rows: FactRow[];
  /** copied: values are below their labels: account numbers, most with a copy button. tight: rows of the staff area. */
  look?: 'copied' | 'tight';
};

/** A list of labels with values, one in each row. */
export function Facts({ rows, look }: FactsProps) {
  return (
    <dl className={look ? `kv ${look}` : 'kv'}>
      {rows.map(({ key, label, value, language, note, sum }, at) => (
        <div key={key ?? at} className={sum ? 'sum' : undefined}>
          <dt>{label}</dt>
          <dd>{language ? <span {...language}>{value}</span> : value}</dd>
          {note && <dd className="note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
  id?: string;
  className?: string;
};

/** Collapsed content with a summary. It opens without scripts. */
export function Disclosure({ summary, children, open, id, className = '' }: DisclosureProps) {
  return (
    <details id={id} className={`fold ${className}`.trim()} open={open}>
      <summary>
        <span>{summary}</span>
        <Icon name="down" />
      </summary>
      {children}
    </details>
  );
}

type WrapProps = {
  /** Use the narrower width of forms and long texts. */
  narrow?: boolean;
  className?: string;
  children: ReactNode;
};

/** The container that limits the width of a page and adds its gutters. Inside another one, it adds none. */
export function Wrap({ narrow = false, className = '', children }: WrapProps) {
  return <div className={`wrap${narrow ? ' narrow' : ''} ${className}`.trim()}>{children}</div>;
}

type Look = {
  kind?: 'filled' | 'quiet' | 'plain';
  size?: 'lg';
  /** As wide as its container. */
  wide?: boolean;
  className?: string | undefined;
};

export type ButtonProps = Look & ComponentPropsWithoutRef<'button'>;

/** A button. Each screen has one filled button, for its main action. */
export function Button({ kind, size, wide, className, type = 'button', ...button }: ButtonProps) {
  return <button type={type} className={look({ kind, size, wide, className })} {...button} />;
}

/** A link that looks like a button. */
export function ButtonLink({ kind, size, wide, className, ...link }: Look & LinkProps) {
  return <Link className={look({ kind, size, wide, className })} {...link} />;
}

function look({ kind = 'filled', size, wide, className }: Look): string {
  return ['btn', kind === 'filled' ? '' : kind, size, wide && 'wide', className]
    .filter(Boolean)
    .join(' ');
}

type SubmitProps = Omit<ButtonProps, 'type'> & {
  /** Text while the form is being submitted. "Sending…" by default. */
  waiting?: string;
  /** True while the form is being submitted. Needed for a fetcher's form, whose submission is no navigation. */
  busy?: boolean;
};

/** The submit button of a form. It shows a text and ignores clicks while the form is being submitted. */
export function Submit({ waiting, busy, children, onClick, ...button }: SubmitProps) {
  const t = useText('shell');
  const { state } = useNavigation();
  // A page has several forms: only the clicked button shows that its form is being submitted.
  const [pressed, setPressed] = useState(false);
  const [before, setBefore] = useState(state);
  if (state !== before) {
    setBefore(state);
    if (state === 'idle') setPressed(false);
  }
  // After a native submission, the router's state stays "submitting", so SUBMISSION_ENDED ends it here.
  const [hasEnded, setEnded] = useState(false);
  useEffect(() => {
    const end = () => setEnded(true);
    window.addEventListener(SUBMISSION_ENDED, end);
    return () => window.removeEventListener(SUBMISSION_ENDED, end);
  }, []);
  const waits = !hasEnded && (busy ?? (pressed && state !== 'idle'));
  return (
    <Button
      {...button}
      type="submit"
      aria-disabled={waits || undefined}
      onClick={(event) => {
        if (waits) event.preventDefault();
        else {
          // The browser may block the submission of an invalid form.
          const { form } = event.currentTarget;
          setEnded(false);
          setPressed(form?.noValidate || form?.matches(':valid') || false);
          onClick?.(event);
        }
      }}
    >
      {waits ? (waiting ?? t('ui.sending')) : children}
    </Button>
  );
}
