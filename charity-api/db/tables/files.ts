/** Table of uploaded files and pictures of content (../stored-files.ts). It has rows only in PostgreSQL. */
import { bytes, table, text } from '../columns';

/** `proofs`: proofs of bank transfers. `applications`: files of drafts and applications. `content`: pictures. */
export const STORED_FOLDERS = ['proofs', 'applications', 'content'] as const;
export type StoredFolder = (typeof STORED_FOLDERS)[number];
/** A name is random or contains a hash of the bytes, so two files with one name are the same. */
export type StoredName = `${StoredFolder}/${string}`;

export const FILES = {
  stored_files: table({
    name: text<StoredName>().primary(),
    bytes: bytes(),
    /** When the file was stored the last time, ISO 8601 in UTC. */
    stored_at: text(),
  }),
};
