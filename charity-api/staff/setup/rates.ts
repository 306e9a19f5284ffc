/** The form of the set-up that writes exchange rates. */
import type * as z from 'zod';
import type { setupRatesBodySchema } from '#contract/staff/setup';
import { isFields, type Written, type WrittenFields } from '#domain/content/shape';
import { kindNamed } from '../../content/editing/kinds';
import type { EditDeps } from '../../content/editing/drafts';
import { apply } from '../../content/editing/publish';
import { readPublished } from '../../content/editing/rows';
import type { Actor } from '../../http/actor';

const RECORD = { kind: 'currencies', id: 'currencies' } as const;

/** Publishes rates. A currency that the body omits keeps its own. @throws RecordProblems, ContentError */
export async function publishRates(
  deps: EditDeps,
  { rates, at, source, confirmed }: z.infer<typeof setupRatesBodySchema>,
  actor: Actor,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const published = await readPublished(tx, kindNamed(RECORD.kind), RECORD.id);
    const before = listOf(isFields(published?.written) ? published.written.currencies : undefined);
    const written = rates.map(({ currency, rate, title }) => {
      const known = before.find((one) => one.currency === currency);
      const sources = Object.fromEntries(Object.keys(title).map((locale) => [locale, source]));
      return { currency, title: known?.title ?? title, rate, at, source: sources };
    });
    const others = before.filter((one) => rates.every(({ currency }) => currency !== one.currency));
    await apply(
      tx,
      deps,
      { ...RECORD, actor },
      {
        ...{ written: { currencies: [...written, ...others] }, pictures: {} },
        ...{ action: 'published', confirmed },
      },
    );
  });
}

const listOf = (written: Written): WrittenFields[] =>
  Array.isArray(written) ? written.filter(isFields) : [];
