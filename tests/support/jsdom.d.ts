/** Types of the part of jsdom that the tests use. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { url?: string; contentType?: string });
    static fragment(html: string): DocumentFragment;
    readonly window: Window & typeof globalThis;
  }
}
