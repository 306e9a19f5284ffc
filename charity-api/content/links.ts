/** What things of content refer to, and ids that two things share. */
import type { Content, ContentOfKind } from './content';
import type { Problem } from './source';

/** Ids of all that can be given to: one id is one thing, whatever its kind. */
export const offeringIdsOf = ({ kind, items }: ContentOfKind): string[] =>
  items.flatMap(({ id, value }) => [
    ...(kind.isOffering ? [id] : []),
    ...(kind.innerIds?.(value) ?? []),
  ]);

/** @param others kinds that the content does not have, as the database has them */
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
  // What the content does not have comes first, so that problems are about files.
  for (const one of [...others, ...content.kinds])
    for (const item of one.items)
      for (const id of offeringIdsOf({ kind: one.kind, items: [item] })) {
        const owner = owners.get(id);
        owners.set(id, `${one.kind.name}/${item.id}`);
        if (owner !== undefined)
          problems.push({
            ...content.placeOf(one.kind.name, item.id),
            message: `The id “${id}” is that of ${owner} too. Everything that can be given to has an id of its own.`,
          });
      }
  return problems;
}
