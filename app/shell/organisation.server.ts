/** Who runs the site, from the charity's settings, with the site's own words when they cannot be read. */
import * as z from 'zod';
import { readSettings } from '../charity/settings.server';
import type { Visitor } from '../visitor/visitor.server';

/** A setting's value stands in `value`. */
const valueOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((setting) => (setting as { value?: unknown } | undefined)?.value, schema);
/** Already in the visitor's language, as everything is that the client reads. */
const texts = z.object({
  name: valueOf(z.string()),
  tagline: valueOf(z.string()),
  licence: valueOf(z.string()),
  facts: valueOf(z.array(z.object({ value: z.string(), label: z.string() }))).catch([]),
});

export type Organisation = {
  name: string;
  tagline: string;
  licence: string;
};

export type OrganisationFact = { value: string; label: string };

export async function organisationFacts(visitor: Visitor): Promise<Organisation> {
  const { name, tagline, licence } = await organisation(visitor);
  return { name, tagline, licence };
}

/** Everything that the settings say of the organisation, its figures included. */
export async function organisation(
  visitor: Visitor,
): Promise<Organisation & { facts: OrganisationFact[] }> {
  return (
    (await readSettings(visitor.charity, 'organisation', texts)) ?? {
      name: visitor.t('frame:organisation.name'),
      tagline: '',
      licence: '',
      facts: [],
    }
  );
}
