/** Data of the page of one case. */
import { config } from '#config';
import { countryNameOf } from '#domain/countries/names';
import type { Currency } from '#domain/money';
import { availabilityOf, type Limit } from '#domain/offerings';
import { languageFrom } from '#web/charity/results';
import { safeHtml } from '#web/security/rich-text.server';
import { fetchFreshRates } from '../../giving/rates.server';
import { savedRecipients } from '../../giving/saved-recipients.server';
import { fetchSuggestedAmounts } from '../../giving/suggested-amounts.server';
import type { Visitor } from '../../visitor/visitor.server';
import { fetchOpenCases, relatedCases } from './card.server';
import { caseSettings } from './settings.server';

const RELATED = 3;

export type CaseView = Awaited<ReturnType<typeof caseView>>;

/** @throws CharityError when the case cannot be loaded or does not exist */
export async function caseView(visitor: Visitor, id: string) {
  const { charity, links, currency, locale } = visitor;
  const [found, settings, suggestions, rates, closest, saved] = await Promise.all([
    charity.call('case', { params: { id } }),
    caseSettings(visitor),
    fetchSuggestedAmounts(visitor),
    fetchFreshRates(visitor),
    fetchOpenCases(visitor, {}, RELATED),
    savedRecipients(visitor),
  ]);
  const related = await relatedCases(visitor, found, { closest, count: RELATED });
  const { title, summary, billNumber, areaName, gender, socialStatus, children } = found;
  const { goal, intentions, eligibility, status, closesAt, gifts, pictures } = found;
  return {
    ...languageFrom(found),
    ...saved,
    ...{ id, title, summary, billNumber, areaName, gender, socialStatus, children },
    ...{ goal, intentions, eligibility, status, closesAt, gifts, pictures, related },
    nationality: countryNameOf(found.nationality, locale),
    limit: limitOf(found),
    standing: availabilityOf(found, new Date()),
    story: safeHtml(found.story, locale),
    rules: settings.rules,
    zakatAuthority: intentions.includes('zakat') ? settings.zakatAuthority : null,
    currency,
    /** Suggested amounts in whole units of `currency`. */
    suggestions: suggestions[currency],
    rates: ratesForBrowser(currency, rates),
    address: `${config().publicUrl}${links.case(id)}`,
  };
}

/** Returns the limit of a case. The contract allows `null`; then goal and raised amount are the limit. */
function limitOf({
  limit,
  goal,
  raised,
}: {
  limit: Limit | null;
  goal: { minor: number };
  raised: { minor: number };
}): Limit {
  return limit ?? { unit: 'money', capacity: goal.minor, taken: raised.minor, paid: raised.minor };
}

/** Rates for the browser, which converts the balance to the visitor's currency each time the balance changes. */
function ratesForBrowser(
  currency: Currency,
  rates: Partial<Record<Currency, string>>,
): Partial<Record<Currency, string>> {
  const rate = rates[currency];
  return { OMR: '1', ...(rate && { [currency]: rate }) };
}
