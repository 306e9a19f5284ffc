/**
 * Pages that are the same for everyone: rendered once, compressed once, kept. A page is fresh for a minute; then it
 * is still sent while one render makes a new one, and for a day when the charity API fails and no new one can be made.
 * When content has changed, a page of before is not sent any more, unless no new one can be made.
 */
import { createHash } from 'node:crypto';
import { hours, minutes, seconds } from '#domain/time/durations';
import { compress, type Encoding } from './compression';
import type { Answer, RawHeaders } from './exchange';

/** What the app made of a key. */
export type Rendered = Answer & {
  /** Something on it is older than it should be, because the charity API fails. */
  isStale: boolean;
  /** Made for one visitor (it sets a cookie, forbids keeping, leads elsewhere): everyone gets their own. */
  isPrivate: boolean;
};

export type Page = {
  etag: string;
  /** Of a 200 and of a 304. */
  headers: RawHeaders;
  bodies: Record<Encoding, Buffer>;
};

/** What there is to send: a page, an answer that is not kept (404, 503), or nothing that may be shared. */
export type Found = { page: Page } | { answer: Answer } | null;

type Entry = {
  page: Page;
  renderedAt: number;
  /** Of the content, when the render began. */
  contentVersion: number;
  /** The page says itself that it is old. */
  isMarked: boolean;
  /** The last attempt at a good one failed: until when no other is made. */
  restUntil: number | null;
};

type Options = {
  render: (key: string) => Promise<Rendered>;
  onError: (error: unknown) => void;
  /** Changes when the content of the charity API does. */
  contentVersion?: () => number;
  now?: () => number;
  maxPages?: number;
};

const FRESH_MS = seconds(60);
/** Older than this, a page that does not say so is not sent: whoever asks waits for a new one, or for the truth. */
const SENT_UNMARKED_MS = minutes(10);
const KEPT_MS = hours(24);
/** Between two attempts while the API fails. */
const REST_MS = seconds(5);

export class PageCache {
  private entries = new Map<string, Entry>();
  private rendering = new Map<string, { found: Promise<Found>; version: number }>();
  private now: () => number;
  private contentVersion: () => number;
  private maxPages: number;

  constructor(private options: Options) {
    this.now = options.now ?? Date.now;
    this.contentVersion = options.contentVersion ?? (() => 0);
    this.maxPages = options.maxPages ?? 500;
  }

  /** The page if it is there and may be sent now; sees to it that a new one is made when it is time. */
  kept(key: string, mayRender: boolean): Page | null {
    const entry = this.entries.get(key);
    if (!entry) return null;
    const age = this.now() - entry.renderedAt;
    if (age > KEPT_MS) {
      this.entries.delete(key);
      return null;
    }
    if (mayRender) {
      if (isTooOldToSend(entry, age)) return null;
      const { restUntil } = entry;
      const isResting = restUntil !== null && this.now() < restUntil;
      if (entry.contentVersion !== this.contentVersion() && !isResting) return null;
      const isDue = restUntil === null ? age >= FRESH_MS : this.now() >= restUntil;
      if (isDue) this.find(key).catch(this.options.onError);
    }
    // The last to be asked for is the last to go.
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.page;
  }

  /** Renders the page, once for all who ask at the same time. */
  find(key: string): Promise<Found> {
    const version = this.contentVersion();
    const running = this.rendering.get(key);
    if (running?.version === version) return running.found;
    const found = this.renewed(key, version).finally(() => {
      if (this.rendering.get(key)?.found === found) this.rendering.delete(key);
    });
    this.rendering.set(key, { found, version });
    return found;
  }

  private async renewed(key: string, version: number): Promise<Found> {
    let rendered: Rendered;
    try {
      rendered = await this.options.render(key);
    } catch (error) {
      const kept = this.keptInstead(key);
      if (!kept) throw error;
      this.options.onError(error);
      return kept;
    }
    if (rendered.status >= 500) return this.keptInstead(key) ?? { answer: rendered };
    if (rendered.isPrivate || rendered.status !== 200) {
      this.entries.delete(key);
      return rendered.isPrivate ? null : { answer: rendered };
    }
    return { page: await this.keep(key, rendered, version) };
  }

  /** The page from before, which an outage does not replace as long as it misleads nobody. */
  private keptInstead(key: string): Found {
    const entry = this.entries.get(key);
    if (!entry) return null;
    if (isTooOldToSend(entry, this.now() - entry.renderedAt)) {
      this.entries.delete(key);
      return null;
    }
    entry.restUntil = this.now() + REST_MS;
    return { page: entry.page };
  }

  private async keep(key: string, rendered: Rendered, contentVersion: number): Promise<Page> {
    const etag = etagOf(rendered);
    const before = this.entries.get(key)?.page;
    const page = before?.etag === etag ? before : await pageOf(rendered, etag);
    this.entries.delete(key);
    this.entries.set(key, {
      page,
      renderedAt: this.now(),
      contentVersion,
      isMarked: rendered.isStale,
      restUntil: rendered.isStale ? this.now() + REST_MS : null,
    });
    if (this.entries.size > this.maxPages) this.entries.delete(this.entries.keys().next().value!);
    return page;
  }
}

function isTooOldToSend({ isMarked }: Entry, age: number): boolean {
  return age > (isMarked ? KEPT_MS : SENT_UNMARKED_MS);
}

/** Of the headers too: the Content-Security-Policy belongs to the page. */
function etagOf({ headers, body }: Answer): string {
  const hash = createHash('sha256').update(headers.join('\n')).update(body);
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

async function pageOf({ headers, body }: Answer, etag: string): Promise<Page> {
  const [br, gzip] = await Promise.all([
    compress(body, 'br', 'most'),
    compress(body, 'gzip', 'most'),
  ]);
  return { etag, headers: [...headers, 'etag', etag], bodies: { br, gzip, identity: body } };
}
