/** A member of staff who edits records through the use cases of the content editor. */
import type { WrittenFields } from '#domain/content/shape';
import { saveDraft, type Seen } from '#api/content/editing/drafts';
import { kindNamed } from '#api/content/editing/kinds';
import { inLanguageOf } from '#api/content/editing/problems';
import { publishRecord, withdrawRecord } from '#api/content/editing/publish';
import { hashOf, readDraft, readPublished } from '#api/content/editing/rows';
import type { TestApi } from './api';
import { apiOfEachTest } from './opened-api';

export const ACTOR = { kind: 'member', id: 'm1', name: 'Huda' } as const;
/** A record that the test charity does not have. */
export const NEW_RECORD = { kind: 'faq-categories', id: 'our-giving' };
export const CATEGORY = { title: { en: 'Giving', ar: 'العطاء' }, position: '5' };

/** Each function is for NEW_RECORD unless it gets another name. */
function editorOf(api: Pick<TestApi, 'db' | 'deps'>) {
  async function seenOf({ kind, id } = NEW_RECORD): Promise<Seen> {
    const draft = await readDraft(api.db, kind, id);
    const published = await readPublished(api.db, kindNamed(kind), id);
    return { revision: draft?.revision ?? 0, base: hashOf(published) };
  }
  return {
    seenOf,
    async save(written: WrittenFields, name = NEW_RECORD, pictures = {}): Promise<number> {
      const seen = await seenOf(name);
      return saveDraft(api.deps, { ...name, written, pictures, seen, actor: ACTOR });
    },
    async publish(name = NEW_RECORD): Promise<void> {
      await publishRecord(api.deps, { ...name, seen: await seenOf(name), actor: ACTOR });
    },
    publishedOf: (name = NEW_RECORD) => readPublished(api.db, kindNamed(name.kind), name.id),
    draftOf: (name = NEW_RECORD) => readDraft(api.db, name.kind, name.id),
    async withdraw(name = NEW_RECORD): Promise<void> {
      const seen = await seenOf(name);
      await withdrawRecord(api.deps, { ...name, seen, actor: ACTOR, reason: 'Old' });
    },
  };
}

/** Opens an API before each test. Returns its editor, and the API of the current test. */
export function setupEditor() {
  const api = apiOfEachTest();
  return { api, ...editorOf(api) };
}

/** Returns the messages of a use case that is expected to fail, by field; none when it succeeds. */
export const problemsOf = (
  locale: 'en' | 'ar',
  work: () => Promise<unknown>,
  kind = NEW_RECORD.kind,
): Promise<Record<string, string>> =>
  inLanguageOf(kind, locale, work).then(
    () => ({}),
    (error: { fields: Record<string, string> }) => error.fields,
  );
