/** The rows of monthly gifts, with texts in the member's language. */
import type { StaffMonthly } from '#contract/staff/monthly';
import type { StateTone } from '../ui/page';
import { type StaffVisitor, textIn } from '../visitor/visitor.server';
import { labelOf } from './labels';
import { methodName } from './rows.server';

const TONES: Record<StaffMonthly['state'], StateTone> = {
  pending: 'plain',
  active: 'ok',
  past_due: 'warm',
  paused: 'plain',
  stopped: 'off',
};

export type ShownMonthly = ReturnType<typeof shownMonthly>;

export function shownMonthly(
  gift: StaffMonthly,
  { locale, t }: Pick<StaffVisitor, 'locale' | 't'>,
) {
  return {
    ...gift,
    name: gift.donor.name || t('staff-gifts:noName'),
    title: textIn(gift.title, locale),
    intention: t(`staff-gifts:intention.${gift.intention}`),
    method: methodName(gift.method, t),
    language: t(`staff-gifts:language.${gift.locale}`),
    tone: TONES[gift.state],
    months: gift.months.map((month) => ({
      ...month,
      label: labelOf({ state: month.state, flag: null }),
    })),
  };
}
