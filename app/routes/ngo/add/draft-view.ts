/** The data of a draft that the page shows. */
import type { Draft, DraftFile } from '#contract/drafts';

export type DraftView = {
  token: string;
  files: readonly DraftFile[];
  /** ISO 8601. */
  savedAt: string;
};

export const toDraftView = ({ token, files, savedAt }: Draft): DraftView => ({
  token,
  files,
  savedAt,
});
