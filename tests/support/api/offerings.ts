/** Inserts offerings for tests. A test sets only the columns that it needs. */
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '#api/db/tables';
import type { OfferingTable } from '#api/db/tables/offerings';

const TEXT = { en: 'Thing', ar: 'شيء', tr: 'Şey', id: 'Hal' };

/** The fields of all kinds. */
const FIELDS = {
  ...{ title: TEXT, summary: TEXT, story: TEXT, place: TEXT, areaName: TEXT, instead: TEXT },
  ...{
    authority: TEXT,
    facts: [],
    impact: [],
    updates: [],
    slaughter: null,
    timeZone: 'Asia/Muscat',
  },
  ...{ billNumber: 'TEST/1', checked: '2020-01-02T00:00:00.000Z', featured: false },
};

type Offered = Partial<Insertable<OfferingTable>> & Pick<OfferingTable, 'id' | 'kind'>;

export async function insertOffering(db: Kysely<Database>, row: Offered): Promise<void> {
  await db
    .insertInto('offerings')
    .values({
      position: 900,
      intentions: '["sadaqa"]',
      any_amount: 0,
      status: 'open',
      published_at: '2026-03-01T00:00:00.000Z',
      ...row,
    })
    .execute();
  const picture = { path: '/files/scenes/sheep.webp', alt: TEXT };
  const document = JSON.stringify({ ...FIELDS, pictures: [picture] });
  await db.insertInto('offering_documents').values({ offering_id: row.id, document }).execute();
  if (row.kind === 'case') await insertCaseFacts(db, row.id);
}

/** Adds facts that satisfy the charity's rules, because the API returns only cases that satisfy them. */
async function insertCaseFacts(db: Kysely<Database>, offering_id: string): Promise<void> {
  await db
    .insertInto('cases')
    .values({
      offering_id,
      bill_number: offering_id.toUpperCase(),
      nationality: 'OM',
      gender: 'male',
      social_status: 'married',
      children: 2,
      area: 'muscat',
      claim_minor: 1_000_000,
      claim_currency: 'OMR',
      enforcement_orders: 1,
      ordered_at: '2020-01-01T00:00:00.000Z',
      social_security: 1,
    })
    .execute();
}
