/** Accounts for tests: inserted directly, with a session and the header of its access token. */
import type { AccountRow } from '#api/db/tables/accounts';
import { startSession } from '#api/accounts/sessions';
import type { TestApi } from './api';

export type TestDonor = { account: AccountRow; headers: { authorization: string } };

const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

/** Inserts an account, signs in, and returns the headers of a signed-in request. */
export async function signedIn(
  test: TestApi,
  changes: Partial<AccountRow> = {},
): Promise<TestDonor> {
  const at = test.deps.now().toISOString();
  const account: AccountRow = {
    id: test.deps.random(16).toString('hex'),
    email: 'salma@example.org',
    name: 'Salma Al Harthi',
    phone: null,
    avatar: '',
    locale: 'en',
    password_hash: null,
    created_at: at,
    updated_at: at,
    ...changes,
  };
  await test.db.insertInto('accounts').values(account).execute();
  return { account, headers: await signInAgain(test, account) };
}

/** Starts another session of an account. @returns the headers of a signed-in request */
export async function signInAgain(
  test: TestApi,
  account: AccountRow,
): Promise<TestDonor['headers']> {
  const { access } = await test.db
    .transaction()
    .execute((tx) => startSession(test.deps, tx, account, FIREFOX));
  return { authorization: `Bearer ${access}` };
}

/** Returns the status and, when the request succeeded, `result`. */
export async function readResult<Result>(
  response: Response,
): Promise<{ status: number; result: Result; errorCode?: string }> {
  const body = (await response.json()) as { result: Result; errorCode?: string };
  return {
    status: response.status,
    result: body.result,
    ...(body.errorCode ? { errorCode: body.errorCode } : {}),
  };
}
