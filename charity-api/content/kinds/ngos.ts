/** The content kind of organisations (NGOs) that the charity works with. */
import { ngoContent } from '#contract/ngos';
import { problemIf } from '../kind';
import { documentKind } from './document-kind';

export const ngos = documentKind({
  name: 'ngos',
  schema: ngoContent,
  check: ({ id }) =>
    problemIf(id === 'add', {
      ...{ field: '', message: 'The page /ngo/add is the form for organisations.' },
      text: { key: 'idReserved' },
    }),
  searched: ({ name, summary, areaName, address }) => [name, summary, areaName, address],
  // The day of establishment stays, because texts name its year.
  move: (value, move) => ({ ...value, checked: value.checked && move.day(value.checked) }),
});
