/** Finds references to missing items, and ids that two offerings share. */
import type { Content, ContentOfKind } from './content';
import type { Problem } from './source';

/** Returns the ids of all offerings in the items of a kind. Ids are unique across all kinds of offerings. */
export const offeringIdsOf = ({ kind, items }: ContentOfKind): string[] =>
  items.flatMap(({ id, value }) => [
    ...(kind.isOffering ? [id] : []),
    ...(kind.innerIds?.(value) ?? []),
  ]);

/** @param others items in the database, of the kinds that the content does not include */
export function findProblems(content: Content, others: ContentOfKind[]): Problem[] {
  return [
    ...unknownReferences(content, [...content.kinds, ...others]),
    ...findSharedIds(content, others),
  ];
}

function unknownReferences(content: Content, all: ContentOfKind[]): Problem[] {
  const ids = new Map(
    all.map(({ kind, items }) => [kind.name, new Set(items.map(({ id }) => id))]),
  );
  const known = new Set(content.kinds.map(({ kind }) => kind.name));
  return all.flatMap(({ kind, items }) =>
    items.flatMap(({ id, value }) =>
      (kind.references?.(value) ?? [])
        .filter((reference) => ids.get(reference.kind)?.has(reference.id) === false)
        .map((reference) =>
          known.has(kind.name)
            ? {
                ...content.placeOf(kind.name, id),
                message: `There is no “${reference.id}” in ${reference.kind}.`,
              }
            : {
                ...{ file: reference.kind, line: 1, field: '' },
                message: `“${reference.id}” cannot be withdrawn: ${kind.name}/${id} in the database needs it.`,
              },
        ),
    ),
  );
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
          });
      }
  return problems;
}
