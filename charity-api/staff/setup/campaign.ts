/** Publishes the first campaign, with its category and its type when they are new, in one transaction. */
import type { SetupCampaign } from '#contract/staff/setup';
import type { WrittenFields } from '#domain/content/shape';
import { dayOf } from '#domain/time/dates';
import type { EditDeps } from '../../content/editing/drafts';
import { kindNamed } from '../../content/editing/kinds';
import { apply } from '../../content/editing/publish';
import { readPublished } from '../../content/editing/rows';
import type { Db } from '../../db/tables';
import { transact } from '../../db/transact';
import type { Actor } from '../../http/actor';

/** @throws RecordProblems, ContentError; nothing is published then */
export async function publishCampaign(
  deps: EditDeps,
  body: SetupCampaign,
  actor: Actor,
): Promise<{ id: string }> {
  return transact(deps.db, 'content', async (tx) => {
    await createGroup(tx, deps, { kind: 'categories', group: body.category, actor });
    await createGroup(tx, deps, { kind: 'types', group: body.type, actor });
    const id = await newId(tx, body.title);
    const pictures = 'path' in body.picture ? { [body.picture.name]: body.picture.path } : {};
    const written = writtenOf(body, deps.now());
    const record = { kind: 'campaigns', id, actor };
    await apply(tx, deps, record, { written, pictures, action: 'published' });
    return { id };
  });
}

type Group = { kind: 'categories' | 'types'; group: SetupCampaign['type']; actor: Actor };

async function createGroup(tx: Db, deps: EditDeps, { kind, group, actor }: Group): Promise<void> {
  const { id, title, summary } = group;
  if (await readPublished(tx, kindNamed(kind), id)) return;
  const others = await kindNamed(kind).read(tx);
  const written = { title, summary, position: String(others.length) };
  await apply(tx, deps, { kind, id, actor }, { written, pictures: {}, action: 'published' });
}

function writtenOf(body: SetupCampaign, now: Date): WrittenFields {
  const { locale, title, summary, place, story, goal, category, type, picture, alt } = body;
  const inLocale = (text: string) => ({ [locale]: text });
  return {
    ...{ title: inLocale(title), summary: inLocale(summary), place: inLocale(place) },
    ...{ type: type.id, category: category.id },
    ...(goal && { goal }),
    published: dayOf(now),
    featured: 'yes',
    pictures: [
      {
        ...('path' in picture ? { file: picture.name } : { scene: picture.scene }),
        alt: inLocale(alt),
      },
    ],
    ...(story && { story: inLocale(story) }),
  };
}

/** Returns an id that no offering has: from the letters of the title, or such as campaign-1. */
async function newId(tx: Db, title: string): Promise<string> {
  const rows = await tx.selectFrom('offerings').select('id').execute();
  const taken = new Set(rows.map(({ id }) => id));
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-');
  const slug = plain.replace(/^-+|-+$/g, '').slice(0, 50);
  // Shorter names can be pages of the site, and names of endowments have their own ending.
  const isFree = /-/.test(slug) && !/-endowment$/.test(slug) && slug !== 'stock-purge';
  if (isFree && !taken.has(slug)) return slug;
  for (let number = 1; ; number++)
    if (!taken.has(`campaign-${number}`)) return `campaign-${number}`;
}
