/** The content kind of organisations (NGOs) that the charity works with. */
import { ngoContent } from '#contract/ngos';
import type { FieldProblem } from '../kind';
import { documentKind } from './document-kind';

const RESERVED: FieldProblem = {
  ...{ field: '', message: 'The page /ngo/add is the form for organisations.' },
  text: { key: 'idReserved' },
};

export const ngos = documentKind({
  name: 'ngos',
  schema: ngoContent,
  check: ({ id }) => (id === 'add' ? [RESERVED] : []),
  searched: ({ name, summary, areaName, address }) => [name, summary, areaName, address],
  // The day of establishment stays, because texts name its year.
  move: (value, move) => ({ ...value, checked: value.checked && move.day(value.checked) }),
});
