/** The facts of an approval as rows: amounts, and texts. The kind of the approval determines their names. */
import type { Translate } from '#app/i18n/translate';
import type { FactRow } from '#app/ui/facts';
import { Money } from '#app/ui/money';
import { moneySchema } from '#contract/common';

export function approvalFacts(facts: Record<string, unknown>, t: Translate): FactRow[] {
  return Object.entries(facts).flatMap(([name, value]) => {
    if (value === null || value === '' || value === undefined) return [];
    return [{ key: name, label: labelOf(name, t), value: valueOf(name, value, t) }];
  });
}

/** `account2` is the second account. */
function labelOf(name: string, t: Translate): string {
  const [, stem = name, number] = /^([a-zA-Z]+?)(\d+)?$/.exec(name) ?? [];
  return number === undefined
    ? t(`staff-approvals:fact.${stem}`)
    : t(`staff-approvals:numbered.${stem}`, { number });
}

/** Values of facts that have texts. */
const KNOWN: Record<string, Record<string, string>> = {
  via: { provider: 'staff-approvals:via.provider', bank: 'staff-approvals:via.bank' },
  method: {
    Bank: 'payment:method.Bank',
    Stripe: 'payment:method.Stripe',
    Xendit: 'payment:method.Xendit',
    Paypal: 'payment:method.Paypal',
    Sandbox: 'payment:method.Sandbox',
    Cash: 'office:method.Cash',
    Cheque: 'office:method.Cheque',
  },
  reason: {
    paidTwice: 'staff-gifts:refund.reasons.paidTwice',
    wrongAmount: 'staff-gifts:refund.reasons.wrongAmount',
    donorAsked: 'staff-gifts:refund.reasons.donorAsked',
    notPossible: 'staff-gifts:refund.reasons.notPossible',
    other: 'staff-gifts:refund.reasons.other',
  },
};

function valueOf(name: string, value: unknown, t: Translate) {
  const key = typeof value === 'string' ? KNOWN[name]?.[value] : undefined;
  if (key !== undefined) return t(key);
  const amount = moneySchema.safeParse(value);
  if (amount.success) return <Money amount={amount.data} />;
  return <bdi>{typeof value === 'string' ? value : JSON.stringify(value)}</bdi>;
}
