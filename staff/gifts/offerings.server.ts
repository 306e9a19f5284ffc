/** The choices for what a gift is for: campaigns and funds that accept any amount, and intentions. */
import { INTENTIONS } from '#domain/cart';
import type { Option } from '../ui/page';
import { type StaffVisitor, textIn } from '../visitor/visitor.server';

export type GiftChoices = { offerings: Option[]; intentions: Option[] };

export async function giftChoices({ charity, locale, t }: StaffVisitor): Promise<GiftChoices> {
  const offerings = await charity.call('staffOfficeOfferings');
  return {
    offerings: offerings
      .map(({ id, title }) => ({ value: id, text: textIn(title, locale) }))
      .sort((a, b) => a.text.localeCompare(b.text, locale)),
    intentions: intentionOptions(t),
  };
}

export const intentionOptions = (t: StaffVisitor['t']): Option[] =>
  INTENTIONS.map((value) => ({ value, text: t(`staff-gifts:intention.${value}`) }));
