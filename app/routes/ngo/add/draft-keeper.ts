/**
 * Keeps the draft of a form on the server: saves typed fields after a pause, uploads chosen files one at a time, and
 * retries when the network is back. It does not use React, so that a new rendering does not abort a request.
 */
import type { NgoFileField } from '#contract/ngo-fields';
import { MAX_DOCUMENT_BYTES, MAX_NGO_PICTURE_BYTES } from '#domain/constants';
import type { DraftView } from './draft-view';
import { postDraft, type DraftReply } from './post-draft';

/** Delay after the last key press, in milliseconds. */
export const SAVE_DELAY_MS = 1_500;
/** Delay before failed requests are tried again, in milliseconds. An `online` event shortens it. */
export const RETRY_DELAY_MS = 5_000;

const MAX_BYTES: Record<NgoFileField, number> = {
  logo: MAX_NGO_PICTURE_BYTES,
  cover: MAX_NGO_PICTURE_BYTES,
  documents: MAX_DOCUMENT_BYTES,
};

export type Upload = {
  key: number;
  field: NgoFileField;
  file: File;
  /** Part that is sent, 0 to 1. */
  part: number;
  /** `lost`: the network failed; the upload begins again when it is back. `bad`: rejected. */
  state: 'queued' | 'sending' | 'lost' | 'bad';
  /** Message of the server for a rejected file. Missing for a file above the size limit: the page has the text. */
  problem?: string;
};

export type Kept = {
  draft: DraftView | null;
  /** `lost`: the typed fields are not saved, because the network failed. */
  saving: 'saved' | 'lost';
  uploads: readonly Upload[];
};

type Options = {
  /** URL of the resource route. */
  url: string;
  draft: DraftView | null;
  /** Called with the token of a new draft, or of one that the server returned. */
  onNew: (token: string) => void;
  post?: typeof postDraft;
};

export class DraftKeeper {
  private kept: Kept;
  private listeners = new Set<() => void>();
  private form: HTMLFormElement | null = null;
  private keys = 0;
  private typing: number | undefined;
  /** Requests run one after the other, so that the first one creates the draft and the others use it. */
  private queue: Promise<void> = Promise.resolve();
  private readonly post: typeof postDraft;

  constructor(private readonly options: Options) {
    this.kept = { draft: options.draft, saving: 'saved', uploads: [] };
    this.post = options.post ?? postDraft;
  }

  readonly read = (): Kept => this.kept;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Watches the form and the network. @returns a function that ends it */
  connect(form: HTMLFormElement): () => void {
    this.form = form;
    const typed = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.type === 'file') return;
      window.clearTimeout(this.typing);
      this.typing = window.setTimeout(() => this.save(), SAVE_DELAY_MS);
    };
    // Phones end a page in the background without an event.
    const hidden = () => {
      if (document.visibilityState === 'hidden' && this.typing !== undefined) this.save();
    };
    const retry = () => this.retry();
    const timer = window.setInterval(() => {
      if (navigator.onLine) retry();
    }, RETRY_DELAY_MS);
    form.addEventListener('input', typed);
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('online', retry);
    return () => {
      window.clearTimeout(this.typing);
      window.clearInterval(timer);
      form.removeEventListener('input', typed);
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('online', retry);
    };
  }

  /** Shows a draft that the server returned with a page, or with a rejected form, whose URL lacks the draft. */
  receive(draft: DraftView): void {
    this.change({ draft });
    this.options.onNew(draft.token);
  }

  save(): void {
    window.clearTimeout(this.typing);
    this.typing = undefined;
    this.enqueue(() => this.saveFields());
  }

  add(field: NgoFileField, files: readonly File[]): void {
    const added = files.map((file): Upload => {
      this.keys += 1;
      const isTooLarge = file.size > MAX_BYTES[field];
      return { key: this.keys, field, file, part: 0, state: isTooLarge ? 'bad' : 'queued' };
    });
    // A new logo or cover replaces one that was rejected.
    const others = this.kept.uploads.filter((one) => one.field !== field || field === 'documents');
    this.change({ uploads: [...others, ...added] });
    for (const { key, state } of added)
      if (state === 'queued') this.enqueue(() => this.upload(key));
  }

  dismiss(key: number): void {
    this.change({ uploads: this.kept.uploads.filter((one) => one.key !== key) });
  }

  remove(id: string): void {
    this.enqueue(async () => {
      const { draft } = this.kept;
      if (!draft) return;
      await this.send({ intent: 'remove', id, draft: draft.token }).catch(() => undefined);
    });
  }

  private retry(): void {
    if (this.kept.saving === 'lost') this.save();
    for (const { key, state } of this.kept.uploads) {
      if (state !== 'lost') continue;
      this.update(key, { state: 'queued' });
      this.enqueue(() => this.upload(key));
    }
  }

  private enqueue(task: () => Promise<void>): void {
    this.queue = this.queue.then(task);
  }

  private async saveFields(): Promise<void> {
    try {
      await this.send({ intent: 'save' }, { withFields: true });
      this.change({ saving: 'saved' });
    } catch {
      this.change({ saving: 'lost' });
    }
  }

  private async upload(key: number): Promise<void> {
    const upload = this.kept.uploads.find((one) => one.key === key);
    // The visitor removed it while it waited.
    if (!upload) return;
    const { field, file } = upload;
    this.update(key, { state: 'sending', part: 0 });
    try {
      if (!this.kept.draft) await this.send({ intent: 'save' }, { withFields: true });
      const onProgress = (part: number) => this.update(key, { part });
      // Sends the typed fields as well, because the server begins a new draft when this one has expired.
      const reply = await this.send(
        { intent: 'upload', field, file },
        { withFields: true, onProgress },
      );
      if (reply.problem) this.update(key, { state: 'bad', problem: reply.problem });
      else this.dismiss(key);
    } catch {
      this.update(key, { state: 'lost' });
    }
  }

  /** @throws LostNetworkError */
  private async send(
    fields: Record<string, string | File>,
    { withFields = false, onProgress }: SendOptions = {},
  ): Promise<DraftReply> {
    const body = withFields && this.form ? typedFields(this.form) : new FormData();
    if (this.kept.draft) body.set('draft', this.kept.draft.token);
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const reply = await this.post(this.options.url, body, onProgress);
    const { draft } = reply;
    if (draft) {
      const isNew = draft.token !== this.kept.draft?.token;
      this.change({ draft });
      if (isNew) this.options.onNew(draft.token);
    }
    return reply;
  }

  private update(key: number, changes: Partial<Upload>): void {
    this.change({
      uploads: this.kept.uploads.map((one) => (one.key === key ? { ...one, ...changes } : one)),
    });
  }

  private change(changes: Partial<Kept>): void {
    this.kept = { ...this.kept, ...changes };
    for (const listener of this.listeners) listener();
  }
}

type SendOptions = { withFields?: boolean; onProgress?: (part: number) => void };

/** Returns the fields of the form without its files. The server ignores the fields that it does not know. */
function typedFields(form: HTMLFormElement): FormData {
  const body = new FormData();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') body.append(name, value);
  return body;
}
