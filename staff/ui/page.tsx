/** The parts of a page: its header, sections, links, forms, badges, and the options of selects. */
import { type ReactNode, useId } from 'react';
import { LOCALE_NAMES, LOCALES } from '#domain/locales';
import type { InLanguage } from '#web/charity/results';
import { FormErrors, type Submission } from '#web/ui/form-reply';
import { Icon, type IconName } from '#web/ui/icon';
import { Button, type ButtonProps } from '#web/ui/parts';

type PageHeadProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** The list that the record belongs to. */
  back?: { to: string; label: string };
  /** State and similar facts, shown next to the title. */
  beside?: ReactNode;
  actions?: ReactNode;
};

/** The header of a page: a link back, the title, a sentence, and the actions of the page. */
export function PageHead({ title, lead, back, beside, actions }: PageHeadProps) {
  return (
    <div className={actions ? (lead ? 'ph split' : 'ph split near') : 'ph'}>
      <div className="stack g1">
        {back && (
          <p className="crumb">
            <TextLink to={back.to}>
              <Icon name="next" className="back" />
              {back.label}
            </TextLink>
          </p>
        )}
        <div className="inline">
          <h1>{title}</h1>
          {beside}
        </div>
        {lead && <p className="muted">{lead}</p>}
      </div>
      {actions && <div className="inline acts">{actions}</div>}
    </div>
  );
}

type SectionProps = {
  title: ReactNode;
  /** State, shown next to the title. */
  beside?: ReactNode;
  /** lift: the part with the main action of the page. */
  box?: 'plain' | 'lift';
  id?: string;
  children: ReactNode;
};

/** A part of a page with a heading, plain or in a box. */
export function Section({ title, beside, box, id, children }: SectionProps) {
  const own = useId();
  const frame = box === undefined ? '' : box === 'lift' ? 'box lift ' : 'box ';
  return (
    <section className={`${frame}stack`} id={id} aria-labelledby={own}>
      <div className="head">
        <h2 id={own}>{title}</h2>
        {beside}
      </div>
      {children}
    </section>
  );
}

type LinkProps = { to: string; children: ReactNode };

/** A link in the colour of links, inside a text or on a line of its own. */
export function TextLink({ to, children }: LinkProps) {
  return (
    <a className="link" href={to}>
      {children}
    </a>
  );
}

export function LinkLine(link: LinkProps) {
  return (
    <p>
      <TextLink {...link} />
    </p>
  );
}

type FormProps = {
  /** The reply to the form, whose errors are above the fields. */
  form?: Submission;
  labels?: Readonly<Record<string, string>>;
  /** Prefix of the fields' ids, for a page where two forms have fields of the same name. */
  prefix?: string;
  hidden?: Readonly<Record<string, string | number | undefined>>;
  /** True for a form with a file. */
  files?: boolean;
  className?: string;
  /** The text of the button at the end. A form with several buttons has them in `children`. */
  submit?: ReactNode;
  children?: ReactNode;
} & SubmitKind;

/** `intent` tells the action which button was pressed. */
type SubmitKind = { intent?: string | undefined; kind?: ButtonProps['kind'] };

/** A form that changes something, and its submit buttons. */
export function PostForm({ form, labels = {}, prefix, hidden = {}, files, ...own }: FormProps) {
  const { className = 'stack g3', submit, intent, kind, children } = own;
  return (
    <form
      {...{ method: 'post', className, noValidate: true }}
      encType={files ? 'multipart/form-data' : undefined}
    >
      <FormErrors {...{ form, labels, prefix }} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      {submit !== undefined && (
        <p className="inline acts">
          <Submit {...{ intent, kind }}>{submit}</Submit>
        </p>
      )}
    </form>
  );
}

export function Submit({ intent, ...button }: Omit<ButtonProps, 'kind'> & SubmitKind) {
  return <Button type="submit" {...(intent && { name: 'intent', value: intent })} {...button} />;
}

/** ok: done. warm: waits for staff. plain: waits for the donor. bad: failed. off: ended, or a draft. */
export type StateTone = 'ok' | 'warm' | 'plain' | 'bad' | 'off';

const ICONS: Partial<Record<StateTone, IconName>> = { ok: 'check', warm: 'clock' };

/** @param icon replaces the icon of the tone */
export function StateBadge({
  tone,
  icon = ICONS[tone],
  children,
}: {
  tone: StateTone;
  icon?: IconName | undefined;
  children: ReactNode;
}) {
  return (
    <span className={tone === 'plain' ? 'badge' : `badge ${tone}`}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </span>
  );
}

/** `language` is that of the text, when it is not the page's. */
export type Option = InLanguage & { value: string; text: string };

type OptionsProps = {
  options: readonly Option[];
  /** The text of the empty option. */
  empty?: string;
};

export function Options({ options, empty }: OptionsProps) {
  return (
    <>
      {empty !== undefined && <option value="">{empty}</option>}
      {options.map(({ value, text, language }) => (
        <option key={value} value={value} {...language}>
          {text}
        </option>
      ))}
    </>
  );
}

/** The languages of the site, each with its own name. */
export function LocaleOptions() {
  return LOCALES.map((locale) => (
    <option key={locale} value={locale} lang={locale}>
      {LOCALE_NAMES[locale]}
    </option>
  ));
}
