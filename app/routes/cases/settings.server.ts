/** What the charity has set for cases: the rules and who decided them, and what the list can be filtered by. */
import * as z from 'zod';
import { instantSchema } from '#contract/common';
import { rulesOf, tafreejSettingsSchema } from '#contract/cases';
import { byName, countryName } from '#domain/countries/names';
import type { EligibilityRules } from '#domain/offerings/tafreej';
import { readSettings } from '../../charity/settings.server';
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

export type CaseSettings = {
  /** null: they cannot be read just now; the page says nothing of them then. */
  rules: (EligibilityRules & { authority: string; decidedAt: string }) | null;
  /** Why zakat may pay a debt. */
  zakatAuthority: string | null;
  areas: Option[];
  nationalities: Option[];
};

export async function caseSettings({
  charity,
  locale,
}: Pick<Visitor, 'charity' | 'locale'>): Promise<CaseSettings> {
  const set = await readSettings(charity, 'TAFREEJ', settings);
  const { sort, named } = { sort: byName(locale), named: nationalityIn(locale) };
  return {
    rules: set && {
      ...rulesOf(set),
      authority: set.AUTHORITY.value,
      decidedAt: set.DECIDED_AT.value,
    },
    zakatAuthority: set?.ZAKAT_AUTHORITY?.value ?? null,
    areas: set?.AREAS?.value ?? [],
    nationalities: (set?.NATIONALITIES?.value ?? [])
      .map((id) => ({ id, title: named(id), name: named(id) }))
      .sort(sort)
      .map(({ id, title }) => ({ id, title })),
  };
}

export function nationalityIn(locale: Visitor['locale']): (code: string) => string {
  return (code) => countryName({ countryCode: code, countryNameEn: code }, locale);
}
