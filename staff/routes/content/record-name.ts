/** The record of a page below /staff/content/KIND/ID. */

export type RecordName = { kind: string; id: string };

/** @param params the dynamic parts of the path */
export const recordName = ({
  kind = '',
  id = '',
}: Record<string, string | undefined>): RecordName => ({
  ...{ kind, id },
});
