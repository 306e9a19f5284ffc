/** The content kinds of the charity's rules: zakat rulings, conditions of tafreej cases, suggested amounts. */
import type { LocalisedText } from '#domain/locales';
import { METALS } from '#contract/zakat';
import { list, object, optional } from '../codec';
import { startOfDay } from '../values/dates';
import { figureDoubts } from '../values/doubt';
import { amountOfMoney, choice, decimal, yesOrNo, wholeNumber } from '../values/plain';
import { idOf, optionalText, text } from '../values/text';
import { nationality } from './cases';
import { settingsKind } from './setting-rows';

const zakatFields = {
  /** Minimum wealth (nisab) on which zakat is due, in grams of the pure metal. */
  nisabGrams: object({ gold: decimal, silver: decimal }),
  /** The default when the donor chooses no metal. */
  nisabMetal: choice(METALS),
  rates: object({ lunar: decimal, solar: decimal }),
  shares: object({
    usual: choice(['trade', 'keep', 'paid']),
    keep: choice(['proxy', 'published']),
    proxy: decimal,
  }),
  wornJewelleryCounts: yesOrNo,
  debtsAreTakenAway: yesOrNo,
  authority: text,
  ruled: startOfDay,
};
export const zakat = settingsKind({
  name: 'zakat',
  categories: ['ZAKAT'],
  codec: object(zakatFields),
  doubts: (before, { nisabGrams, rates }) => [
    ...figureDoubts('nisab_grams.gold', before?.nisabGrams.gold, nisabGrams.gold),
    ...figureDoubts('nisab_grams.silver', before?.nisabGrams.silver, nisabGrams.silver),
    ...figureDoubts('rates.lunar', before?.rates.lunar, rates.lunar),
    ...figureDoubts('rates.solar', before?.rates.solar, rates.solar),
  ],
  settingsOf: (value) => [
    [
      'ZAKAT',
      {
        NISAB_GRAMS: value.nisabGrams,
        NISAB_METAL: value.nisabMetal,
        RATES: value.rates,
        SHARES: value.shares,
        WORN_JEWELLERY_COUNTS: value.wornJewelleryCounts,
        DEBTS_ARE_TAKEN_AWAY: value.debtsAreTakenAway,
        AUTHORITY: value.authority,
        RULED_AT: value.ruled,
      },
    ],
  ],
});

const tafreejFields = {
  claimCap: amountOfMoney,
  enforcementOrders: wholeNumber(),
  yearsSinceOrder: wholeNumber(),
  /** True when only beneficiaries of social security are eligible. */
  socialSecurity: yesOrNo,
  authority: text,
  decided: startOfDay,
  /** The ruling that allows zakat for a debt. */
  zakatAuthority: optionalText,
  /** The options of the area filter in the list of cases. */
  areas: optional(list(object({ id: idOf('the area'), title: text })), []),
  nationalities: optional(list(nationality), []),
};
export const tafreej = settingsKind({
  name: 'tafreej',
  categories: ['TAFREEJ'],
  codec: object(tafreejFields),
  settingsOf: (value) => [
    [
      'TAFREEJ',
      {
        CLAIM_CAP: value.claimCap,
        ENFORCEMENT_ORDERS: value.enforcementOrders,
        YEARS_SINCE_ORDER: value.yearsSinceOrder,
        SOCIAL_SECURITY: value.socialSecurity,
        AUTHORITY: value.authority,
        DECIDED_AT: value.decided,
        ZAKAT_AUTHORITY: hasText(value.zakatAuthority) ? value.zakatAuthority : undefined,
        AREAS: value.areas,
        NATIONALITIES: value.nationalities,
      },
    ],
  ],
});

const givingFields = {
  /** In major units of the donor's currency. */
  suggestedAmounts: list(wholeNumber(1), 1),
};

export const giving = settingsKind({
  name: 'giving',
  categories: ['PROJECTS'],
  codec: object(givingFields),
  settingsOf: (value) => [['PROJECTS', { DEFAULT_SUGGESTED_AMOUNTS: value.suggestedAmounts }]],
});

const hasText = (text: LocalisedText) => Object.values(text).some(Boolean);
