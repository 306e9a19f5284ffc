/** Background job: deletes uploaded photographs that nothing has used for a month. */
import { days } from '#domain/time/durations';
import { deleteStoredFiles, listStoredFiles } from '../../db/stored-files';
import type { Db } from '../../db/tables';
import { transact } from '../../db/transact';
import type { ApiDeps } from '../../deps';
import { KINDS } from '../kinds';
import { storedPicturesIn } from '../pictures';

/** In ms. A person may upload a photograph long before saving the form, after a problem or a conflict. */
const KEPT = days(30);
/** In ms. The job reads all content, so it does not run every second. */
const INTERVAL = days(1);

/** `storePhotograph` writes the beginning of the hash into the name. Pictures of an import do not have it. */
const UPLOADED = /^content\/[\w-]+-([0-9a-f]{8})-\1[0-9a-f]{8}\.(?:jpg|png|webp)$/;

type Deps = Pick<ApiDeps, 'db' | 'config' | 'now' | 'log'>;

/** Returns the job. It works at its first call, and then once a day; other calls do nothing. */
export function unusedPhotographsJob(deps: Deps): () => Promise<void> {
  let next = 0;
  return async () => {
    const now = deps.now().getTime();
    if (now < next) return;
    await deleteUnusedPhotographs(deps);
    next = now + INTERVAL;
  };
}

/** Never deletes a photograph that a draft, a stored version or published content uses. */
export async function deleteUnusedPhotographs({ db, config, now, log }: Deps): Promise<void> {
  const oldest = now().getTime() - KEPT;
  const old = (await listStoredFiles({ db, config }, 'content')).filter(
    ({ name, at }) => UPLOADED.test(name) && at < oldest,
  );
  if (old.length === 0) return;
  // Inside a transaction, no member can save a draft that uses one of the photographs.
  const deleted = await transact(db, 'content', async (tx) => {
    const used = await usedPictures(tx);
    const unused = old.map(({ name }) => name).filter((name) => !used.has(`/files/${name}`));
    await deleteStoredFiles({ db: tx, config, log }, unused);
    return unused;
  });
  if (deleted.length > 0) log.info({ count: deleted.length }, 'unused photographs deleted');
}

async function usedPictures(tx: Db): Promise<Set<string>> {
  const used = new Set<string>();
  const add = (value: unknown) => storedPicturesIn(value).forEach((one) => used.add(one));
  for (const kind of KINDS) for (const { value } of await kind.read(tx)) add(value);
  const drafts = await tx.selectFrom('content_drafts').select('pictures').execute();
  const versions = await tx.selectFrom('content_versions').select('pictures').execute();
  for (const { pictures } of [...drafts, ...versions]) add(JSON.parse(pictures));
  // Orders show the picture of an offering that is withdrawn, which no kind reads.
  const ordered = await tx.selectFrom('order_lines').select('picture').distinct().execute();
  for (const { picture } of ordered) if (picture !== null) add(JSON.parse(picture));
  return used;
}
