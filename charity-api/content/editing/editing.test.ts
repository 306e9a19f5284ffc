/** Tests of the content editor: drafts, publication, languages, history, withdrawal. */
import { describe, expect, test } from 'vitest';
import { isFields, type WrittenFields } from '#domain/content/shape';
import { ACTOR, CATEGORY, NEW_RECORD, problemsOf, setupEditor } from '#tests/support/api/editor';
import { readVersion } from '../../modules/content-version/repository';
import { KINDS } from '../kinds';
import { discardDraft, saveDraft, type Seen } from './drafts';
import { kindNamed } from './kinds';
import { changePublished } from './publish';
import { readVersions } from './rows';

const editor = setupEditor();

describe('a draft', () => {
  const saveLate = (seen: Seen) => {
    const draft = { ...NEW_RECORD, written: CATEGORY, pictures: {}, seen, actor: ACTOR };
    return saveDraft(editor.api.deps, draft);
  };

  test('is not public until it is published, and then at once', async () => {
    const version = await readVersion(editor.api.db);
    await editor.save(CATEGORY);
    expect(await editor.publishedOf()).toBeNull();
    expect(await readVersion(editor.api.db)).toBe(version);
    await editor.publish();
    expect((await editor.publishedOf())?.written).toEqual(CATEGORY);
    expect(await editor.draftOf()).toBeNull();
    expect(await readVersion(editor.api.db)).toBe(version + 1);
  });

  test('can be saved incomplete or invalid', async () => {
    await editor.save({ title: { en: '' }, position: 'many' });
    expect((await editor.draftOf())?.written).toEqual({
      position: 'many',
    });
  });

  test('is rejected when another person saved first', async () => {
    const seen = await editor.seenOf(NEW_RECORD);
    await editor.save(CATEGORY);
    await expect(saveLate(seen)).rejects.toMatchObject({ code: 'staff.changed' });
  });

  test('is rejected when the published record has changed since the person read it', async () => {
    await editor.save(CATEGORY);
    await editor.publish();
    const seen = await editor.seenOf(NEW_RECORD);
    const change = (written: WrittenFields) => ({ ...written, position: '6' });
    await changePublished(editor.api.deps, {
      ...NEW_RECORD,
      actor: ACTOR,
      action: 'updated',
      change,
    });
    await expect(saveLate(seen)).rejects.toMatchObject({ code: 'staff.changed' });
  });

  test('is deleted when it is discarded, and the published record stays', async () => {
    await editor.save(CATEGORY);
    await editor.publish();
    await editor.save({ ...CATEGORY, position: '9' });
    await discardDraft(editor.api.deps, {
      ...NEW_RECORD,
      seen: await editor.seenOf(NEW_RECORD),
      actor: ACTOR,
    });
    expect(await editor.draftOf()).toBeNull();
    expect((await editor.publishedOf())?.written).toEqual(CATEGORY);
  });

  test('of a new record needs an id that is valid and free', async () => {
    const named = (kind: string, id: string) => editor.save(CATEGORY, { kind, id });
    for (const [kind, id] of [
      ['faq-categories', 'A b'],
      ['faq-categories', '__proto__'],
      ['pages', 'other'],
    ] as const)
      await expect(named(kind, id)).rejects.toMatchObject({ code: 'content.invalidId' });
    const [fund] = await kindNamed('funds').read(editor.api.db);
    await expect(named('campaigns', fund!.id)).rejects.toMatchObject({ code: 'content.idTaken' });
  });
});

describe('a publication', () => {
  test('reports each problem at its field, in the language of the person', async () => {
    await editor.save({ title: { en: 'Question' }, position: 'x' }, { kind: 'faqs', id: 'q' });
    const faq = { kind: 'faqs', id: 'q' };
    expect(await problemsOf('en', () => editor.publish(faq), 'faqs')).toEqual({
      question: 'Fill this in.',
      position: 'Enter a whole number.',
      answer: 'Fill this in.',
    });
    expect((await problemsOf('ar', () => editor.publish(faq), 'faqs')).position).toBe(
      'اكتب عددًا صحيحًا.',
    );
  });

  test('reports a reference to a missing item at its field', async () => {
    const faq = { kind: 'faqs', id: 'q' };
    const written = { question: { en: 'Why?' }, position: '1', answer: { en: 'So.' } };
    await editor.save({ ...written, category: 'nowhere' }, faq);
    expect(await problemsOf('en', () => editor.publish(faq), 'faqs')).toEqual({
      category: '“nowhere” does not exist any more. Choose another.',
    });
    expect(await editor.publishedOf(faq)).toBeNull();
  });

  test('leaves out languages with gaps, and keeps their texts as a draft', async () => {
    const faq = { kind: 'faqs', id: 'q' };
    const question = { en: 'Why?', ar: 'لماذا؟', tr: 'Neden?' };
    await editor.save({ question, position: '1', answer: { en: 'So.', ar: 'هكذا.' } }, faq);
    await editor.publish(faq);
    const { tr: _, ...complete } = question;
    expect(((await editor.publishedOf(faq))?.written as WrittenFields).question).toEqual(complete);
    const draft = await editor.draftOf(faq);
    expect((draft?.written as WrittenFields).question).toEqual(question);
    expect(await editor.seenOf(faq)).toMatchObject({ base: draft?.base });
  });

  test('reports a gap in a language that donors see', async () => {
    await editor.save(CATEGORY);
    await editor.publish();
    await editor.save({ ...CATEGORY, title: { en: 'Gifts', ar: '' } });
    await editor.publish();
    expect((await editor.publishedOf())?.written).toMatchObject({ title: { en: 'Gifts' } });
    const faq = { kind: 'faqs', id: 'q' };
    const both = { question: { en: 'Why?', ar: 'لماذا؟' }, position: '1' };
    await editor.save({ ...both, answer: { en: 'So.', ar: 'هكذا.' } }, faq);
    await editor.publish(faq);
    await editor.save({ ...both, answer: { en: 'So.' } }, faq);
    expect(await problemsOf('en', () => editor.publish(faq), 'faqs')).toEqual({
      'answer.ar': 'This text is missing in this language. Other texts of this page have it.',
    });
  });

  test('stores who published which fields, and writes the log', async () => {
    await editor.save(CATEGORY);
    await editor.publish();
    await editor.save({ ...CATEGORY, position: '7' });
    await editor.publish();
    const versions = await readVersions(editor.api.db, NEW_RECORD.kind, NEW_RECORD.id);
    expect(versions.map(({ action, fields, actor: by }) => [action, fields, by])).toEqual([
      ['published', ['position'], ACTOR],
      ['published', ['title', 'position'], ACTOR],
    ]);
    const log = await editor.api.db
      .selectFrom('staff_log')
      .selectAll()
      .orderBy('seq', 'desc')
      .execute();
    expect(log[0]).toMatchObject({
      ...{ action: 'content.published', subject_id: NEW_RECORD.id, actor_name: 'Huda' },
      ...{ before: '{"position":"5"}', after: '{"position":"7"}' },
    });
  });

  test('changes nothing of other records of the kind', async () => {
    const others = await kindNamed(NEW_RECORD.kind).read(editor.api.db);
    await editor.save(CATEGORY);
    await editor.publish();
    const after = await kindNamed(NEW_RECORD.kind).read(editor.api.db);
    expect(after.filter(({ id }) => id !== NEW_RECORD.id)).toEqual(others);
  });

  test('stores the state of an import before its own', async () => {
    const campaigns = await kindNamed('campaigns').read(editor.api.db);
    const isOpen = ({ value }: { value: unknown }) =>
      (value as { status: string }).status === 'open';
    const { id } = campaigns.find(isOpen)!;
    const name = { kind: 'campaigns', id };
    const before = await editor.publishedOf(name);
    const change = (written: WrittenFields) => ({ ...written, status: 'closed' });
    await changePublished(editor.api.deps, { ...name, actor: ACTOR, action: 'closed', change });
    const [closed, imported] = await readVersions(editor.api.db, 'campaigns', id);
    expect(closed).toMatchObject({ action: 'closed', fields: ['status'] });
    expect(imported).toMatchObject({ action: 'imported', actor: { kind: 'site' } });
    expect(imported?.written).toEqual(JSON.parse(JSON.stringify(before?.written)));
  });

  test('never changes the bank accounts of the organisation', async () => {
    const name = { kind: 'organisation', id: 'organisation' };
    const written = (await editor.publishedOf(name))!.written as WrittenFields;
    const account = { holder: 'Thief', bank_name: { en: 'Bank' }, account_number: '123456' };
    await editor.save({ ...written, bank_accounts: [account], licence: { en: 'New' } }, name);
    const draft = (await editor.draftOf(name))!.written as WrittenFields;
    expect(draft.bank_accounts).toEqual(written.bank_accounts);
  });
});

test('every record of every kind can be saved and published unchanged', async () => {
  const version = await readVersion(editor.api.db);
  for (const kind of KINDS) {
    const [item] = await kind.read(editor.api.db);
    if (!item) continue;
    const name = { kind: kind.name, id: item.id };
    const published = await editor.publishedOf(name);
    if (!isFields(published?.written)) throw new Error(`${kind.name} has no fields`);
    await editor.save(published.written, name);
    await editor.publish(name);
    expect(await editor.publishedOf(name)).toEqual(published);
  }
  expect(await readVersion(editor.api.db)).toBe(version);
});

describe('a withdrawal', () => {
  test('removes the record from the site, and its last version can be restored', async () => {
    await editor.save(CATEGORY);
    await editor.publish();
    await editor.withdraw();
    expect(await editor.publishedOf()).toBeNull();
    const [withdrawn, last] = await readVersions(editor.api.db, NEW_RECORD.kind, NEW_RECORD.id);
    expect(withdrawn).toMatchObject({ action: 'withdrawn', written: null });
    await editor.save(last!.written as WrittenFields);
    await editor.publish();
    expect((await editor.publishedOf())?.written).toEqual(CATEGORY);
  });

  test('is rejected when another record refers to the record', async () => {
    const [campaign] = await kindNamed('campaigns').read(editor.api.db);
    const { category } = campaign!.value as { category: string };
    const name = { kind: 'categories', id: category };
    const fields = await problemsOf('en', () => editor.withdraw(name), 'categories');
    expect(fields['']).toMatch(/^It cannot be removed/);
  });
});
