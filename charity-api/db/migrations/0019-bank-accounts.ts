/** A charity can have several bank accounts: the one setting becomes a list, also in what open transfers were told. */
import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // Staff may have written a value that is no object. It stays as it is: no account is read from it, as before.
  `update settings set key = 'bankAccounts',
    value = case when json_valid(value) and json_type(value) = 'object'
      then json_array(json_patch('{"accountNumber":""}', value)) else value end
    where category = 'organisation' and key = 'bank'`,
  // Donors keep the account that they were told.
  `update payment_attempts set next = json_object(
      'kind', 'transfer',
      'accounts', json_array(json_object(
        'holder', json_extract(next, '$.holder'),
        'bankName', json(json_extract(next, '$.bankName')),
        'branch', json(json_extract(next, '$.branch')),
        'iban', json_extract(next, '$.iban'),
        'accountNumber', '',
        'swift', json_extract(next, '$.swift'))),
      'reference', json_extract(next, '$.reference'),
      'amount', json(json_extract(next, '$.amount')),
      'until', json_extract(next, '$.until'))
    where method = 'Bank' and json_extract(next, '$.kind') = 'transfer'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
