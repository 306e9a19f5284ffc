/** Migrates the charity's bank account to a list of accounts, in the settings and in payment attempts by transfer. */
import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // Staff may have stored a value that is not an object. It does not change: the API still reads no account from it.
  `update settings set key = 'bankAccounts',
    value = case when json_valid(value) and json_type(value) = 'object'
      then json_array(json_patch('{"accountNumber":""}', value)) else value end
    where category = 'organisation' and key = 'bank'`,
  // An open transfer keeps the account that the API returned to its donor.
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
