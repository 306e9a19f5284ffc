/** Previews: the public API with a draft applied, in a transaction that is rolled back. */
import { isFields } from '#domain/content/shape';
import { hours } from '#domain/time/durations';
import { rolledBack } from '../../db/rolled-back';
import type { ApiDeps } from '../../deps';
import { ApiError } from '../../http/errors';
import { readToken, signToken } from '../../http/signed-token';
import { ITEM_PAGES } from '../site-links';
import { requireSeen, withGuarded, type EditDeps, type RecordName, type Seen } from './drafts';
import { kindNamed } from './kinds';
import { saveWritten, type Confirmed } from './publish';
import { readDraft, readPublished } from './rows';

/** In ms. Validity of a preview link. */
const PREVIEW_LIFETIME = hours(1);

/** Checks that the draft can be published, and changes nothing. @throws RecordProblems, ContentError, ApiError */
export async function previewable(
  deps: EditDeps,
  input: RecordName & Confirmed & { seen: Seen },
): Promise<void> {
  await rolledBack(deps.db, async (tx) => {
    const { draft, published } = await requireSeen(tx, input);
    if (!draft) throw new ApiError('content.nothingToPublish');
    const written = withGuarded(input.kind, draft.written, published);
    const { id, confirmed } = input;
    const record = { kind: kindNamed(input.kind), id, written, confirmed };
    await saveWritten(tx, deps, { ...record, pictures: draft.pictures });
  });
}

/** Returns a token that shows the draft of this record for an hour, to anyone who has it. */
export function previewToken({ config, now }: EditDeps, { kind, id }: RecordName): string {
  const until = now().getTime() + PREVIEW_LIFETIME;
  const content = Buffer.from(JSON.stringify([kind, id, until]));
  return signToken(config.signingSecrets, 'content-preview', content);
}

/** Returns the record of a token, or null when the token is invalid or has expired. */
export function readPreviewToken({ config, now }: EditDeps, token: string): RecordName | null {
  const content = readToken(config.signingSecrets, 'content-preview', token);
  if (!content) return null;
  const [kind, id, until] = JSON.parse(content.toString()) as [string, string, number];
  return until > now().getTime() ? { kind, id } : null;
}

/**
 * Calls the public API as if the draft were published. Nothing is stored.
 * @param answer calls the public endpoints with a database
 */
export async function previewed(
  deps: ApiDeps,
  record: RecordName,
  answer: (deps: ApiDeps) => Promise<Response>,
): Promise<Response> {
  return rolledBack(deps.db, async (tx) => {
    const draft = await readDraft(tx, record.kind, record.id);
    const kind = kindNamed(record.kind);
    const published = await readPublished(tx, kind, record.id);
    const written = withGuarded(record.kind, draft?.written, published);
    if (draft && isFields(written))
      await saveWritten(tx, deps, {
        ...{ kind, id: record.id, written, pictures: draft.pictures },
        confirmed: true,
      });
    return answer({ ...deps, db: tx });
  });
}

/** Pages of kinds whose items have no page of their own. */
const PAGES_OF: Readonly<Record<string, string>> = {
  ...{ organisation: '/', giving: '/give', slides: '/', partners: '/partners', faqs: '/faqs' },
  'annual-figures': '/about',
  ...{ zakat: '/projects/zakat/calculator', metals: '/projects/zakat/calculator' },
  ...{ tafreej: '/projects/type/tafreej', expiations: '/projects/kafarat' },
  ...{ stocks: '/projects/zakat/stocks', 'investment-funds': '/projects/zakat/funds' },
};

/** Returns the path of the page that shows a record, without a language, or null. */
export function pageOf({ kind, id }: RecordName): string | null {
  if (kind === 'pages') return `/${id}`;
  const itemPage = ITEM_PAGES.find(([, kinds]) => kinds.includes(kind));
  if (itemPage) return `${itemPage[0]}${id}`;
  if (kind === 'endowments') return `/projects/${id}`;
  return PAGES_OF[kind] ?? null;
}
