/** Tests of applications for a partnership: stored and mailed values, repeated and invalid applications. */
import { describe, expect, test } from 'vitest';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { apply, applyInVain, sendMails, storedApplications } from '#tests/support/api/applications';
import { removeKind } from '#tests/support/api/documents';

const api = apiOfEachTest();

const PATH = '/partner-applications';
const FORM = {
  name: 'Yusuf Amri',
  email: 'yusuf@example.org',
  type: 'business',
  organisation: 'Amri Lorries',
  message: 'Two lorries on Fridays.\nWithout cost.',
  locale: 'ar',
};

test('stores the application and returns its reference', async () => {
  const { reference, state } = await apply(api, PATH, FORM);
  expect(state).toBe('received');
  const [row] = await storedApplications(api);
  expect(row).toMatchObject({
    ...{ kind: 'partner', subject: null, reference, state: 'received', seats: 0 },
    ...{ name: FORM.name, email: FORM.email, phone: null, locale: 'ar', account_id: null },
  });
  const { type, organisation, message } = FORM;
  expect(JSON.parse(row!.data)).toEqual({ type, organisation, message });
});

test('mails the id of a type that no longer exists to the charity', async () => {
  await apply(api, PATH, FORM);
  await removeKind(api.db, 'partner-types');
  const { [FORM.email]: _, ...others } = await sendMails(api);
  expect(Object.values(others)[0]).toContain('Partnership type: business');
});

describe('rejects', () => {
  test('a type that does not exist', async () => {
    expect(await applyInVain(api, PATH, { ...FORM, type: 'nothing' })).toEqual({
      ...{ status: 409, errorCode: 'partner.unknownType', fields: ['type'] },
    });
  });
});
