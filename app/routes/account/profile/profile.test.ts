/** Tests the forms of profile, recipients and sessions, and the deletion of the account. */
import { describe, expect, test } from 'vitest';
import type { Tokens } from '#contract/accounts';
import { createAccount, PASSWORD, SALMA } from '#tests/support/api/accounts';
import { payOrder, setupDonorSite, signInDonor } from '#tests/support/donor-site';
import { args, visit, visitorAfter } from '#tests/support/site';
import { action as deleteAccount, loader as deletion } from '../delete';
import { action as changeRecipients, loader as recipients } from '../recipients/recipients';
import { action as signOut, loader as sessions } from '../sessions';
import { action, loader } from './profile';

const opened = setupDonorSite();

type Action = typeof action | typeof changeRecipients | typeof signOut | typeof deleteAccount;

async function send(act: Action, form: Record<string, string>, tokens: Tokens, path = '/account') {
  const answer = await act(args(visit(path, { form, tokens })));
  if (!(answer instanceof Response))
    return { status: answer.init?.status, form: answer.data.form, errors: answer.data.form.error };
  const { flash } = visitorAfter(answer).preferences;
  const auth = answer.headers.getSetCookie().find((one) => one.startsWith('auth='));
  return { to: answer.headers.get('location'), flash, auth, visitor: visitorAfter(answer) };
}

describe('profile', () => {
  const shown = async (tokens: Tokens) =>
    (await loader(args(visit('/account/profile', { tokens })))).data.profile;

  test('saves name, phone and language, and puts the new name into the cookie', async () => {
    const { tokens } = await signInDonor(opened.site);
    const form = { name: 'Salma H.', phone: '92123456', phoneCountry: 'OM', locale: 'ar' };
    const { to, flash, visitor } = await send(action, form, tokens);
    expect([to, flash]).toEqual(['/account/profile#news', 'profileSaved']);
    expect(visitor?.signedIn).toMatchObject({
      refresh: tokens.refresh,
      user: { name: 'Salma H.' },
    });
    expect(await shown(visitor!.signedIn!)).toMatchObject({
      ...{ name: 'Salma H.', phone: '+968 9212 3456', locale: 'ar', email: SALMA.email },
      ...{ hasPassword: false, providers: [] },
    });
  });

  test('removes the phone number when the field is empty', async () => {
    const { tokens } = await signInDonor(opened.site, { phone: '+96892123456' });
    await send(action, { name: 'Salma', phone: ' ', locale: 'en' }, tokens);
    expect((await shown(tokens)).phone).toBeNull();
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ name: ' ', phone: '12' }, 'name,phone'],
    [{ locale: 'fr' }, 'locale'],
    [{ name: 'Salma\u202e' }, 'name'],
  ])('rejects %j and changes nothing', async (change, wrong) => {
    const { tokens } = await signInDonor(opened.site);
    const form = { name: 'Salma', phone: '', locale: 'en', ...change };
    const { status, errors } = await send(action, form, tokens);
    expect([status, Object.keys(errors ?? {}).join()]).toEqual([400, wrong]);
    expect((await shown(tokens)).name).toBe('Salma Al Harthi');
  });
});

describe('recipients', () => {
  const shown = async (tokens: Tokens) =>
    (await recipients(args(visit('/account/recipients', { tokens })))).data.list.cards;

  test('adds and removes a recipient', async () => {
    const { tokens } = await signInDonor(opened.site);
    const form = { intent: 'add', name: 'Maryam', phone: '+968 9212 3456' };
    expect(await send(changeRecipients, form, tokens)).toMatchObject({ flash: 'recipientSaved' });
    const [saved] = await shown(tokens);
    expect(saved).toMatchObject({ name: 'Maryam', phone: '+968 9212 3456' });
    const remove = { intent: 'remove', id: saved!.id };
    const removed = { flash: 'recipientRemoved' };
    expect(await send(changeRecipients, remove, tokens)).toMatchObject(removed);
    // The donor submits the form again in a second tab.
    expect(await send(changeRecipients, remove, tokens)).toMatchObject(removed);
    expect(await shown(tokens)).toEqual([]);
  });

  test.each([
    [{ name: '', phone: '12' }, 'name,phone'],
    [{ name: 'Maryam', phone: '' }, 'phone'],
    [{ name: 'Maryam', phone: 'x' }, 'phone'],
  ])('rejects a recipient with %j', async (form, wrong) => {
    const { tokens } = await signInDonor(opened.site);
    const { status, errors } = await send(changeRecipients, { intent: 'add', ...form }, tokens);
    expect([status, Object.keys(errors ?? {}).join()]).toEqual([400, wrong]);
  });
});

test('marks the current session, and "sign out everywhere" ends all sessions', async () => {
  const tokens = await createAccount(opened.site);
  const load = () => sessions(args(visit('/account/sessions', { tokens })));
  expect((await load()).data.list.cards).toMatchObject([{ current: true }]);
  const form = { intent: 'everywhere' };
  const { to, flash, auth } = await send(signOut, form, tokens, '/ar/account/sessions');
  expect([to, flash]).toEqual(['/ar/login#news', 'signedOutEverywhere']);
  expect(auth).toMatch(/^auth=; Max-Age=0/);
  await expect(load()).rejects.toMatchObject({ status: 401 });
});

test('deletes the account only with the password, signs out, and keeps the gifts', async () => {
  const { site } = opened;
  const order = await payOrder(site);
  const tokens = await createAccount(site);
  expect((await deletion(args(visit('/account/delete', { tokens })))).data.hasPassword).toBe(true);
  const wrong = await send(deleteAccount, { password: 'not this one', confirmed: 'yes' }, tokens);
  expect(wrong).toMatchObject({
    status: 400,
    errors: { password: ['This password is not correct'] },
  });
  expect(JSON.stringify(wrong.form)).not.toContain('not this one');
  const unsure = await send(deleteAccount, { password: PASSWORD }, tokens);
  expect(unsure).toMatchObject({
    status: 400,
    errors: { confirmed: expect.any(Array) as unknown },
  });

  const form = { password: PASSWORD, confirmed: 'yes' };
  const { to, flash, auth } = await send(deleteAccount, form, tokens);
  expect([to, flash]).toEqual(['/#news', 'accountDeleted']);
  expect(auth).toMatch(/^auth=; Max-Age=0/);
  expect(await site.db.selectFrom('accounts').selectAll().execute()).toEqual([]);
  expect((await site.get(`/user/orders/${order.token}`)).status).toBe(200);
});

test('deletes an account without a password', async () => {
  const { tokens } = await signInDonor(opened.site);
  const done = await send(deleteAccount, { confirmed: 'yes' }, tokens);
  expect(done).toMatchObject({ to: '/#news', flash: 'accountDeleted' });
});
