/** Tests of scheduled publications. */
import { describe, expect, test } from 'vitest';
import { ACTOR, CATEGORY, NEW_RECORD, problemsOf, setupEditor } from '#tests/support/api/editor';
import { readVersions } from './rows';
import { publishDue, scheduleRecord } from './schedule';

const editor = setupEditor();

describe('a schedule', () => {
  const AT = '2026-03-12T08:00:00.000Z';
  const schedule = async (
    name = NEW_RECORD,
    changes: { at?: string; confirmed?: boolean } = {},
  ) => {
    const seen = await editor.seenOf(name);
    return scheduleRecord(editor.api.deps, { ...name, seen, actor: ACTOR, at: AT, ...changes });
  };

  test('publishes at its time, for the person who set it', async () => {
    await editor.save(CATEGORY);
    await schedule();
    await publishDue(editor.api.deps);
    expect(await editor.publishedOf()).toBeNull();
    editor.api.clock.now = new Date(AT);
    await publishDue(editor.api.deps);
    expect((await editor.publishedOf())?.written).toEqual(CATEGORY);
    const [version] = await readVersions(editor.api.db, NEW_RECORD.kind, NEW_RECORD.id);
    expect(version?.actor).toEqual(ACTOR);
  });

  test('publishes a doubtful price that the member has confirmed', async () => {
    const metals = { kind: 'metals', id: 'metals' };
    const written = { metals: [{ metal: 'gold', price: '0', currency: 'OMR', at: '2026-03-11' }] };
    await editor.save({ metals: [{ ...written.metals[0], source: { en: 'Bank' } }] }, metals);
    await schedule(metals, { confirmed: true });
    editor.api.clock.now = new Date(AT);
    await publishDue(editor.api.deps);
    expect((await editor.publishedOf(metals))?.written).toMatchObject(written);
  });

  test('ends when the draft is saved again', async () => {
    await editor.save(CATEGORY);
    await schedule();
    await editor.save(CATEGORY);
    expect((await editor.draftOf())?.publishAt).toBeNull();
  });

  test('is rejected for a draft with problems, and for the past', async () => {
    await editor.save({ position: '5' });
    expect(await problemsOf('en', () => schedule())).toEqual({ title: 'Fill this in.' });
    await expect(schedule(NEW_RECORD, { at: '2026-03-01T00:00:00.000Z' })).rejects.toMatchObject({
      code: 'content.timePassed',
    });
  });

  test('marks a draft that has become invalid as failed, and publishes the others', async () => {
    const faq = { kind: 'faqs', id: 'q' };
    await editor.save(CATEGORY);
    await editor.publish();
    const written = { question: { en: 'Why?' }, position: '1', answer: { en: 'So.' } };
    await editor.save({ ...written, category: NEW_RECORD.id }, faq);
    await schedule(faq);
    await editor.withdraw();
    const other = { kind: 'faqs', id: 'r' };
    await editor.save(written, other);
    await schedule(other);
    editor.api.clock.now = new Date(AT);
    await publishDue(editor.api.deps);
    expect(await editor.draftOf(faq)).toMatchObject({
      publishAt: null,
      failure: [{ field: 'category' }],
    });
    expect(await editor.publishedOf(other)).not.toBeNull();
  });
});
