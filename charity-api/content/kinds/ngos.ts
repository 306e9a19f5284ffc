/** The content kind of organisations (NGOs) that the charity works with. */
import type { Picture } from '#contract/common';
import { NGO_NETWORKS, type NgoNetwork } from '#contract/ngo-fields';
import type { LocalisedText } from '#domain/locales';
import { list, object, optional, type Codec, type ObjectOf } from '../codec';
import type { FieldProblem, Kind } from '../kind';
import { day } from '../values/dates';
import { picture } from '../values/picture';
import { wholeNumber } from '../values/plain';
import {
  email,
  httpsUrl,
  idOf,
  optionalText,
  phone,
  reference,
  story,
  text,
  withAllLocales,
} from '../values/text';
import { nationality } from './cases';
import { json, parseColumn, singlePicture, textOf } from './columns';
import { deleteRow, saveRow } from './save-row';
import { wordsColumn } from './search-words';

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

type Social = Partial<Record<NgoNetwork, string>>;
const NO_SOCIAL: Social = {};

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

type NgoValue = ObjectOf<typeof fields>;

export const ngos: Kind<NgoValue> = {
  name: 'ngos',
  codec: object(fields),
  references: ({ category, beneficiaries }) => [
    { kind: 'categories', id: category },
    ...beneficiaries.map((id) => ({ kind: 'beneficiary-types', id })),
  ],
  check: ({ id }) => (id === 'add' ? [RESERVED] : []),
  read: async (db) => {
    const rows = await db.selectFrom('ngos').selectAll().orderBy('position').execute();
    return rows.map((row) => ({
      id: row.id,
      value: {
        ...{ position: row.position, category: row.category, area: row.area },
        ...{ nationality: row.nationality, established: row.established },
        ...{ phone: row.phone, email: row.email, checked: row.checked },
        name: textOf(row.name),
        summary: textOf(row.summary),
        story: textOf(row.story),
        areaName: textOf(row.area_name),
        people: textOf(row.people),
        address: textOf(row.address),
        beneficiaries: parseColumn<string[]>(row.beneficiaries),
        campaigns: parseColumn<string[]>(row.campaigns),
        checks: parseColumn<Partial<LocalisedText>[]>(row.checks).map(withAllLocales),
        social: socialValue(parseColumn<Social>(row.social)),
        logo: row.logo === null ? null : singlePicture(row.logo),
        cover: row.cover === null ? null : singlePicture(row.cover),
        pictures: parseColumn<Picture[]>(row.pictures),
      },
    }));
  },
  save: async (db, { id, value }) => {
    const { position, category, area, nationality: from, established, phone, email } = value;
    await saveRow(db, 'ngos', {
      ...{ id, position, category, area, established, phone, email },
      nationality: from,
      checked: value.checked,
      name: json(value.name),
      summary: json(value.summary),
      story: json(value.story),
      area_name: json(value.areaName),
      people: json(value.people),
      address: json(value.address),
      beneficiaries: json(value.beneficiaries),
      campaigns: json(value.campaigns),
      checks: json(value.checks),
      social: json(socialColumn(value.social)),
      logo: value.logo && json(value.logo),
      cover: value.cover && json(value.cover),
      pictures: json(value.pictures),
      words: wordsColumn([value.name, value.summary, value.areaName, value.address]),
    });
  },
  remove: (db, id) => deleteRow(db, 'ngos', id),
  // The day of establishment stays, because texts name its year.
  move: (value, move) => ({ ...value, checked: value.checked && move.day(value.checked) }),
};

/** A database has only the networks of the organisation, a file value has all. */
function socialValue(links: Social): NgoValue['social'] {
  if (Object.keys(links).length === 0) return null;
  const { website = '', instagram = '', x = '', whatsapp = '', youtube = '' } = links;
  return { website, instagram, x, whatsapp, youtube };
}

function socialColumn(links: NgoValue['social']): Social {
  if (links === null) return NO_SOCIAL;
  return Object.fromEntries(
    NGO_NETWORKS.flatMap((name) => (links[name] === '' ? [] : [[name, links[name]]])),
  );
}
