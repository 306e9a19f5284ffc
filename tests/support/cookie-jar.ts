/** The cookies of a browser, by name. */
export class CookieJar extends Map<string, string> {
  /** The `cookie` header of the next request. */
  get header(): string {
    return [...this].map((pair) => pair.join('=')).join('; ');
  }

  /** Stores the cookies of a response, and deletes those that it removes. */
  receive(setCookies?: readonly string[] | null): void {
    for (const cookie of setCookies ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0(?:;|$)/i.test(cookie)) this.delete(name);
      else this.set(name, value);
    }
  }
}
