/** Cache of drawn pictures, limited by bytes. Pictures are drawn one after another, and only a few requests wait. */
const MAX_BYTES = 16 * 1024 * 1024;
const MAX_WAITING = 20;

export class PictureStore {
  private cached = new Map<string, Buffer>();
  private drawing = new Map<string, Promise<Buffer>>();
  private queue: Promise<unknown> = Promise.resolve();
  private bytes = 0;

  constructor(
    private maxBytes = MAX_BYTES,
    private maxWaiting = MAX_WAITING,
  ) {}

  /** Returns the picture, or null when too many others are waiting to be drawn. @throws the error of `draw` */
  async get(key: string, draw: () => Promise<Buffer>): Promise<Buffer | null> {
    const known = this.cached.get(key);
    if (known) {
      // Marks the picture as the most recently used one.
      this.cached.delete(key);
      this.cached.set(key, known);
      return known;
    }
    const running = this.drawing.get(key);
    if (running) return running;
    if (this.drawing.size >= this.maxWaiting) return null;
    const picture = this.queue.then(draw);
    this.queue = picture.catch(() => undefined);
    this.drawing.set(key, picture);
    try {
      this.keep(key, await picture);
      return await picture;
    } finally {
      this.drawing.delete(key);
    }
  }

  private keep(key: string, picture: Buffer): void {
    this.cached.set(key, picture);
    this.bytes += picture.length;
    for (const [oldest, { length }] of this.cached) {
      if (this.bytes <= this.maxBytes) return;
      this.cached.delete(oldest);
      this.bytes -= length;
    }
  }
}
