/** Tests of previews: the draft in the public API, and the token of its link. */
import { describe, expect, test } from 'vitest';
import { CATEGORY, NEW_RECORD, setupEditor } from '#tests/support/api/editor';
import { kindNamed } from './kinds';
import { previewed, previewToken, readPreviewToken } from './preview';
import { readPublished } from './rows';

const editor = setupEditor();

describe('a preview', () => {
  test('shows the draft and stores nothing', async () => {
    await editor.save(CATEGORY);
    const seen = await previewed(editor.api.deps, NEW_RECORD, async ({ db }) =>
      Response.json(await readPublished(db, kindNamed(NEW_RECORD.kind), NEW_RECORD.id)),
    );
    expect(await seen.json()).toMatchObject({ written: CATEGORY });
    expect(await editor.publishedOf()).toBeNull();
  });

  test('has a token that names one record and expires after an hour', () => {
    const token = previewToken(editor.api.deps, NEW_RECORD);
    expect(readPreviewToken(editor.api.deps, token)).toEqual(NEW_RECORD);
    expect(readPreviewToken(editor.api.deps, `${token}x`)).toBeNull();
    editor.api.clock.now = new Date(editor.api.clock.now.getTime() + 3_600_001);
    expect(readPreviewToken(editor.api.deps, token)).toBeNull();
  });
});
