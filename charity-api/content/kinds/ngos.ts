/** The content kind of organisations (NGOs) that the charity works with. */
import { list, object, optional, type Codec } from '../codec';
import type { FieldProblem } from '../kind';
import { day } from '../values/dates';
import { picture } from '../values/picture';
import { wholeNumber } from '../values/plain';
import { email, httpsUrl, idOf, optionalText, phone, reference, story, text } from '../values/text';
import { nationality } from './cases';
import { documentKind } from './document-kind';

/** A campaign, a fund or an endowment: the page /projects/ID must exist. */
const campaign: Codec<string> = {
  ...idOf('a campaign or fund'),
  shape: { type: 'reference', kinds: ['campaigns', 'funds', 'endowments'] },
  read: (source) => {
    const id = idOf('a campaign or fund').read(source);
    if (id !== undefined) source.link(`/projects/${id}`);
    return id;
  },
  links: (id) => [`/projects/${id}`],
};

const network = optional(httpsUrl, '');
const social = object({
  website: network,
  instagram: network,
  x: network,
  whatsapp: network,
  youtube: network,
});
const fields = {
  name: text,
  summary: text,
  position: wholeNumber(),
  category: reference('categories', 'a category'),
  beneficiaries: list(reference('beneficiary-types', 'a group of people'), 1),
  area: idOf('an area'),
  areaName: text,
  nationality,
  established: day,
  people: optionalText,
  address: text,
  phone,
  email,
  social: optional(social, null),
  logo: optional(picture, null),
  cover: optional(picture, null),
  pictures: optional(list(picture), []),
  checked: optional(day, null),
  checks: optional(list(text), []),
  campaigns: optional(list(campaign), []),
  story,
};
const RESERVED: FieldProblem = {
  ...{ field: '', message: 'The page /ngo/add is the form for organisations.' },
  text: { key: 'idReserved' },
};

export const ngos = documentKind({
  name: 'ngos',
  codec: object(fields),
  references: ({ category, beneficiaries }) => [
    { kind: 'categories', id: category },
    ...beneficiaries.map((id) => ({ kind: 'beneficiary-types', id })),
  ],
  check: ({ id }) => (id === 'add' ? [RESERVED] : []),
  searched: ({ name, summary, areaName, address }) => [name, summary, areaName, address],
  // The day of establishment stays, because texts name its year.
  move: (value, move) => ({ ...value, checked: value.checked && move.day(value.checked) }),
});
