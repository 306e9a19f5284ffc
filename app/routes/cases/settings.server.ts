/**
 * The charity's settings for tafreej cases: eligibility rules, the authorities for them, and the options of the list
 * filters.
 */
import * as z from 'zod';
import { rulesOf, tafreejSettingsSchema } from '#contract/cases';
import { instantSchema } from '#contract/common';
import { byName, countryNameOf } from '#domain/countries/names';
import { readSettings } from '#web/charity/settings.server';
import type { Visitor } from '../../visitor/visitor.server';

const text = z.object({ value: z.string() });
const listed = z.object({ id: z.string(), title: z.string() });

const settings = tafreejSettingsSchema.extend({
  AUTHORITY: text,
  DECIDED_AT: z.object({ value: instantSchema }),
  ZAKAT_AUTHORITY: text.optional(),
  AREAS: z.object({ value: z.array(listed) }).optional(),
  NATIONALITIES: z.object({ value: z.array(z.string().regex(/^[A-Z]{2}$/)) }).optional(),
});

export type Option = z.output<typeof listed>;

export type CaseSettings = Awaited<ReturnType<typeof caseSettings>>;

/** Returns the settings. Values that cannot be loaded are null or empty. */
export async function caseSettings({ charity, locale }: Pick<Visitor, 'charity' | 'locale'>) {
  const set = await readSettings(charity, 'TAFREEJ', settings);
  return {
    /** `null` when the settings cannot be loaded. The page then shows no rules. */
    rules: set && {
      ...rulesOf(set),
      authority: set.AUTHORITY.value,
      decidedAt: set.DECIDED_AT.value,
    },
    /** The religious source that allows paying debts with zakat; `null` when it is not set. */
    zakatAuthority: set?.ZAKAT_AUTHORITY?.value ?? null,
    areas: set?.AREAS?.value ?? [],
    nationalities: (set?.NATIONALITIES?.value ?? [])
      .map((id) => ({ id, name: countryNameOf(id, locale) }))
      .sort(byName(locale))
      .map(({ id, name: title }) => ({ id, title })),
  };
}
