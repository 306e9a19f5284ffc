/** The content kinds of the charity's rules: zakat rulings, conditions of tafreej cases, suggested amounts. */
import type { LocalisedText } from '#domain/locales';
import type { Money } from '#domain/money';
import { METALS } from '#contract/zakat';
import type { ObjectOf } from '../codec';
import { list, object, optional } from '../codec';
import { startOfDay } from '../values/dates';
import { figureDoubts } from '../values/doubt';
import { amountOfMoney, choice, decimal, yesOrNo, wholeNumber } from '../values/plain';
import { idOf, withAllLocales, optionalText, text } from '../values/text';
import { nationality } from './cases';
import { settingsKind, type Settings } from './setting-rows';

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
type Zakat = ObjectOf<typeof zakatFields>;

export const zakat = settingsKind<Zakat>({
  name: 'zakat',
  category: 'ZAKAT',
  codec: object(zakatFields),
  doubts: (before, { nisabGrams, rates }) => [
    ...figureDoubts('nisab_grams.gold', before?.nisabGrams.gold, nisabGrams.gold),
    ...figureDoubts('nisab_grams.silver', before?.nisabGrams.silver, nisabGrams.silver),
    ...figureDoubts('rates.lunar', before?.rates.lunar, rates.lunar),
    ...figureDoubts('rates.solar', before?.rates.solar, rates.solar),
  ],
  toSettings: (value) => ({
    NISAB_GRAMS: value.nisabGrams,
    NISAB_METAL: value.nisabMetal,
    RATES: value.rates,
    SHARES: value.shares,
    WORN_JEWELLERY_COUNTS: value.wornJewelleryCounts,
    DEBTS_ARE_TAKEN_AWAY: value.debtsAreTakenAway,
    AUTHORITY: value.authority,
    RULED_AT: value.ruled,
  }),
  fromSettings: (settings) => ({
    nisabGrams: settings.get('NISAB_GRAMS') as Zakat['nisabGrams'],
    nisabMetal: settings.get('NISAB_METAL') as Zakat['nisabMetal'],
    rates: settings.get('RATES') as Zakat['rates'],
    shares: settings.get('SHARES') as Zakat['shares'],
    wornJewelleryCounts: settings.get('WORN_JEWELLERY_COUNTS') === true,
    debtsAreTakenAway: settings.get('DEBTS_ARE_TAKEN_AWAY') === true,
    authority: localised(settings, 'AUTHORITY'),
    ruled: String(settings.get('RULED_AT') ?? ''),
  }),
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
type Tafreej = ObjectOf<typeof tafreejFields>;

export const tafreej = settingsKind<Tafreej>({
  name: 'tafreej',
  category: 'TAFREEJ',
  codec: object(tafreejFields),
  toSettings: (value) => ({
    CLAIM_CAP: value.claimCap,
    ENFORCEMENT_ORDERS: value.enforcementOrders,
    YEARS_SINCE_ORDER: value.yearsSinceOrder,
    SOCIAL_SECURITY: value.socialSecurity,
    AUTHORITY: value.authority,
    DECIDED_AT: value.decided,
    ZAKAT_AUTHORITY: hasText(value.zakatAuthority) ? value.zakatAuthority : undefined,
    AREAS: value.areas,
    NATIONALITIES: value.nationalities,
  }),
  fromSettings: (settings) => ({
    claimCap: settings.get('CLAIM_CAP') as Money,
    enforcementOrders: Number(settings.get('ENFORCEMENT_ORDERS')),
    yearsSinceOrder: Number(settings.get('YEARS_SINCE_ORDER')),
    socialSecurity: settings.get('SOCIAL_SECURITY') === true,
    authority: localised(settings, 'AUTHORITY'),
    decided: String(settings.get('DECIDED_AT') ?? ''),
    zakatAuthority: localised(settings, 'ZAKAT_AUTHORITY'),
    areas: ((settings.get('AREAS') ?? []) as Tafreej['areas']).map(({ id, title }) => ({
      id,
      title: withAllLocales(title),
    })),
    nationalities: (settings.get('NATIONALITIES') ?? []) as string[],
  }),
});

const givingFields = {
  /** In major units of the donor's currency. */
  suggestedAmounts: list(wholeNumber(1), 1),
};

export const giving = settingsKind<ObjectOf<typeof givingFields>>({
  name: 'giving',
  category: 'PROJECTS',
  codec: object(givingFields),
  toSettings: (value) => ({ DEFAULT_SUGGESTED_AMOUNTS: value.suggestedAmounts }),
  fromSettings: (settings) => ({
    suggestedAmounts: (settings.get('DEFAULT_SUGGESTED_AMOUNTS') ?? []) as number[],
  }),
});

const localised = (settings: Settings, key: string) =>
  withAllLocales((settings.get(key) as Partial<LocalisedText> | undefined) ?? {});

const hasText = (text: LocalisedText) => Object.values(text).some(Boolean);
