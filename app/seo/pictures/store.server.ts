/** Cache of drawn pictures, limited by bytes. Pictures are drawn one after another, and only a few requests wait. */
import { LRUCache } from 'lru-cache';

const MAX_BYTES = 16 * 1024 * 1024;
const MAX_WAITING = 20;

export class PictureStore {
  private cached: LRUCache<string, Buffer>;
  private drawing = new Map<string, Promise<Buffer>>();
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    maxBytes = MAX_BYTES,
    private maxWaiting = MAX_WAITING,
  ) {
    this.cached = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ length }) => length });
  }

  /** Returns the picture, or null when too many others are waiting to be drawn. @throws the error of `draw` */
  async get(key: string, draw: () => Promise<Buffer>): Promise<Buffer | null> {
    const known = this.cached.get(key);
    if (known) return known;
    const running = this.drawing.get(key);
    if (running) return running;
    if (this.drawing.size >= this.maxWaiting) return null;
    const picture = this.queue.then(draw);
    this.queue = picture.catch(() => undefined);
    this.drawing.set(key, picture);
    try {
      const drawn = await picture;
      this.cached.set(key, drawn);
      return drawn;
    } finally {
      this.drawing.delete(key);
    }
  }
}
