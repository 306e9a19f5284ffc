/** The mails to members of staff. */
import type { Locale } from '#domain/locales';
import { formatMoney, type Money } from '#domain/money';
import { formatDateTime } from '#domain/time/dates';
import { messages } from '../../http/messages';
import type { Fact, MailContent } from '../letter';

type Context = {
  locale: Locale;
  /** Name of the member, or '' for an invited person. */
  name: string;
  /** Name of the organisation, in the language of the mail. */
  from: string;
};

/** @param isReset the link replaces the password and the second factor of a member */
export function staffInvitation(
  { locale, name, from }: Context,
  url: string,
  isReset: boolean,
): MailContent {
  const { t } = messages(locale);
  const kind = isReset ? 'reset' : 'invitation';
  return {
    ...{ locale, from },
    subject: t(`mail:staff.${kind}.subject`, { organisation: from }),
    greeting: name === '' ? t('mail:account.greeting') : t('mail:greeting', { name }),
    paragraphs: [t(`mail:staff.${kind}.intro`, { organisation: from }), t('mail:staff.needs')],
    action: { label: t(`mail:staff.${kind}.action`), url },
    closing: t('mail:staff.closing'),
  };
}

/** @param url the link for a forgotten password; null after the password was changed */
export function staffPassword({ locale, name, from }: Context, url: string | null): MailContent {
  const { t } = messages(locale);
  const kind = url === null ? 'passwordChanged' : 'forgotten';
  return {
    ...{ locale, from },
    subject: t(`mail:staff.${kind}.subject`, { organisation: from }),
    greeting: t('mail:greeting', { name }),
    paragraphs: [t(`mail:staff.${kind}.intro`)],
    ...(url !== null && { action: { label: t('mail:staff.forgotten.action'), url } }),
    closing: t(`mail:staff.${kind}.closing`),
  };
}

/** The values of a mail about an action. '' stands for a command or a link. */
export type DecisionMail = {
  kind: string;
  facts: Record<string, unknown>;
  asker: string;
  /** Null when no second person agreed, because the delay was over. */
  decider: string | null;
};

/**
 * Reports an action of two people.
 * @param text asked: it waits for an owner who agrees; approval: for its delay; done: it was done
 * @param url the page with all actions, or for `approval` the page that stops the action
 */
export function staffDecision(
  { locale, name, from }: Context,
  text: 'asked' | 'approval' | 'done',
  decision: DecisionMail & { reason: string; runsAt: string | null },
  url: string,
): MailContent {
  const { t } = messages(locale);
  const { facts, asker, decider, reason, runsAt } = decision;
  const kind = t(`mail:staff.approval.kinds.${decision.kind}`);
  return {
    ...{ locale, from },
    subject: t(`mail:staff.${text}.subject`, { kind, organisation: from }),
    greeting: t('mail:greeting', { name }),
    paragraphs: [t(`mail:staff.${text}.intro`, { kind })],
    facts: [
      ...factsText(facts, locale),
      { label: t('mail:staff.approval.asker'), value: asker },
      { label: t('mail:staff.done.decider'), value: decider ?? '' },
      { label: t('mail:staff.approval.reason'), value: reason },
      {
        label: t('mail:staff.approval.runsAt'),
        value: runsAt === null ? '' : formatDateTime(runsAt, locale),
      },
    ].filter(({ value }) => value !== ''),
    action: { label: t(`mail:staff.${text}.action`), url },
    closing: t(`mail:staff.${text}.closing`),
  };
}

/** `account2` is the second account. */
function factsText(facts: Record<string, unknown>, locale: Locale): Fact[] {
  const { t } = messages(locale);
  return Object.entries(facts).map(([name, value]) => {
    const label = t(`mail:staff.fact.${name.replace(/\d+$/, '')}`);
    if (name === 'amount') return { label, value: formatMoney(value as Money, locale) };
    const text = String(value);
    return { label, value: name === 'change' ? t(`mail:staff.change.${text}`) : text };
  });
}
