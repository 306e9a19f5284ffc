/** Tests the applications of a donor: their own data contains them, and they stay after the account is deleted. */
import { beforeEach, expect, test } from 'vitest';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { readResult, signedIn, type TestDonor } from '#tests/support/api/donor-account';
import { submitApplication } from '../../applications/submit';

const api = apiOfEachTest({ empty: true });
let donor: TestDonor;
beforeEach(async () => {
  donor = await signedIn(api);
});

const send = (email: string, accountId: string | null) =>
  submitApplication(
    api.deps,
    {
      ...({ kind: 'contact', subject: null, name: 'Salma', email, phone: null } as const),
      ...({ locale: 'en', data: { message: `From ${email}` }, seats: 0, accountId } as const),
    },
    { address: null, session: null },
  );

test('own data contains the applications sent while signed in or with the e-mail address', async () => {
  const own = await send('salma@example.org', null);
  const signedInOne = await send('work@example.org', donor.account.id);
  await send('third@example.org', null);
  const answer = await api.get('/user/data', donor.headers);
  const { result } = await readResult<{ applications: object[] }>(answer);
  expect(result.applications).toMatchObject([
    { reference: own.reference, data: { message: 'From salma@example.org' } },
    { reference: signedInOne.reference, email: 'work@example.org' },
  ]);
  expect(result.applications).toHaveLength(2);
});

test('deleting the account keeps its applications without the account', async () => {
  await send('salma@example.org', donor.account.id);
  const answer = await api.post('/user/delete', { password: null }, donor.headers);
  expect(answer.status).toBe(200);
  const rows = await api.db.selectFrom('applications').selectAll().execute();
  expect(rows).toMatchObject([{ email: 'salma@example.org', account_id: null }]);
});
