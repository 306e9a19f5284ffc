/** Checks that each kind, field and choice of content has a label in the editor, and that no label is unused. */
import { expect, test } from 'vitest';
import { KINDS } from '#api/content/kinds';
import { PART } from '#domain/content/form';
import { fieldsOf, type Shape } from '#domain/content/shape';
import { readStrings } from './strings';

const NAMESPACE = 'content-fields:';

/** Fields of forms that are no fields of content, which a list of errors names too. */
const OF_FORMS = ['line', 'reason', PART.upload];

/** Returns the keys of the labels that the form of a shape shows. */
function labelsIn(shape: Shape): string[] {
  if (shape.type === 'choice') return shape.values.map((value) => `${NAMESPACE}choices.${value}`);
  if (shape.type === 'list') return labelsIn(shape.item);
  return (fieldsOf(shape) ?? []).flatMap((field) => [
    `${NAMESPACE}fields.${field.name}`,
    ...labelsIn(field.shape),
  ]);
}

// tests/guards/locales.test.ts compares the keys of the other languages with English.
test('the labels in English are those of the kinds, fields and choices', () => {
  const wanted = KINDS.flatMap(({ name, codec }) => [
    `${NAMESPACE}kinds.${name}`,
    ...labelsIn(codec.shape),
  ]).concat(OF_FORMS.map((name) => `${NAMESPACE}fields.${name}`));
  const given = [...readStrings().en.keys()].filter((key) => key.startsWith(NAMESPACE));
  expect([...new Set(wanted)].sort()).toEqual(given.sort());
});
