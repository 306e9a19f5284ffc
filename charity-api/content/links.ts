/** Finds references and links to missing items, and ids that two offerings share. */
import type { Reference, Target } from './codec';
import type { Content, ContentOfKind } from './content';
import type { AnyKind } from './kind';
import { brokenLinkProblem, findTarget, linkProblem, type LinkTarget } from './site-links';
import type { Problem } from './problem-texts';
import type { LinkInFile } from './source';

/** Returns the ids of all offerings in the items of a kind. Ids are unique across all kinds of offerings. */
const offeringIdsOf = ({ kind, items }: ContentOfKind): string[] =>
  items.flatMap(({ id, value }) => [
    ...(kind.isOffering ? [id] : []),
    ...(kind.innerIds?.(value) ?? []),
  ]);

/** The ids of each kind, by its name. Kinds that are unknown are missing. */
type Ids = ReadonlyMap<string, ReadonlySet<string>>;

const idsOf = (all: readonly ContentOfKind[]): Ids =>
  new Map(all.map(({ kind, items }) => [kind.name, new Set(items.map(({ id }) => id))]));

const targetsOf = ({ codec }: AnyKind, value: unknown): Target[] => codec.targets?.(value) ?? [];

const referencesOf = (kind: AnyKind, value: unknown): Reference[] => [
  ...targetsOf(kind, value).flatMap((one) => ('kind' in one ? [one] : [])),
  ...(kind.references?.(value) ?? []),
];

/** @param stored all items of the database before the import */
export function findProblems(content: Content, stored: readonly ContentOfKind[]): Problem[] {
  const given = new Set(content.kinds.map(({ kind }) => kind.name));
  const others = stored.filter(({ kind }) => !given.has(kind.name));
  const before = idsOf(stored);
  const after = idsOf([...content.kinds, ...others]);
  return [
    ...unknownReferences(content, after),
    ...brokenLinks(content.links, after),
    ...others.flatMap((one) => neededItems(one, before, after)),
    ...findSharedIds(content, others),
  ];
}

function unknownReferences(content: Content, ids: Ids): Problem[] {
  return content.kinds.flatMap(({ kind, items }) =>
    items.flatMap(({ id, value }) =>
      referencesOf(kind, value)
        .filter((reference) => ids.get(reference.kind)?.has(reference.id) === false)
        .map((reference) => ({
          ...content.placeOf(kind.name, id),
          message: `There is no “${reference.id}” in ${reference.kind}.`,
          text: { key: 'referenceUnknown' as const, values: { id: reference.id } },
        })),
    ),
  );
}

/** Returns problems of items that the import would withdraw although items outside the content need them. */
function neededItems({ kind, items }: ContentOfKind, before: Ids, after: Ids): Problem[] {
  return items.flatMap(({ id, value }) => {
    const referred = referencesOf(kind, value).map((reference) => ({
      target: { kinds: [reference.kind], id: reference.id },
      verb: 'needs',
    }));
    const linked = targetsOf(kind, value).flatMap((one) => {
      const target = 'href' in one ? findTarget(one.href) : null;
      return target ? [{ target, verb: 'links to' }] : [];
    });
    return [...referred, ...linked]
      .filter(({ target }) => !isMissing(target, before) && isMissing(target, after))
      .map(({ target, verb }) => ({
        ...{ file: target.kinds.join(' or '), line: 1, field: '' },
        message: `“${target.id ?? target.kinds.join()}” cannot be withdrawn: ${kind.name}/${id} in the database ${verb} it.`,
        text: { key: 'needed', values: { item: `${kind.name}/${id}` } },
      }));
  });
}

/** Returns true when all kinds of the target are known and none has the item. */
function isMissing({ kinds, id }: LinkTarget, ids: Ids): boolean {
  if (kinds.length === 0) return false;
  return kinds.every((kind) => {
    const known = ids.get(kind);
    return known && (id === null ? known.size === 0 : !known.has(id));
  });
}

/** @param ids of the kinds that are known. Links to items of other kinds are not checked. */
export function brokenLinks(links: readonly LinkInFile[], ids: Ids): Problem[] {
  return links.flatMap(({ href, at }): Problem[] => {
    const invalid = linkProblem(href);
    if (invalid)
      return [{ ...at, message: invalid, text: { key: 'linkUnknown', values: { href } } }];
    const target = findTarget(href)!;
    const broken: Problem = {
      ...at,
      message: brokenLinkProblem(href, target),
      text: { key: 'linkBroken', values: { href } },
    };
    return isMissing(target, ids) ? [broken] : [];
  });
}

export function findSharedIds(content: Content, others: ContentOfKind[] = []): Problem[] {
  const owners = new Map<string, string>();
  const problems: Problem[] = [];
  // Items of the database come first, so that a problem is reported for the file that uses the id again.
  for (const one of [...others, ...content.kinds])
    for (const item of one.items)
      for (const id of offeringIdsOf({ kind: one.kind, items: [item] })) {
        const owner = owners.get(id);
        owners.set(id, `${one.kind.name}/${item.id}`);
        if (owner !== undefined)
          problems.push({
            ...content.placeOf(one.kind.name, item.id),
            message: `${owner} already uses the id “${id}”. Each offering needs its own id.`,
            text: { key: 'idTaken' },
          });
      }
  return problems;
}
