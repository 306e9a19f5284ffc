/** The result of a call of the charity API, for storefront and staff area: texts in one language, or an error. */
import {
  contentLanguage,
  type ContentLanguage,
  languageOf,
  type Locale,
  LOCALES,
  type LocalisedText,
  textIn,
} from '#domain/locales';
import type { Translate } from '../i18n/translate';

/**
 * - unreachable: no connection, or it was lost
 * - late: timeout
 * - notSent: the host failed many calls before
 * - refused: a response with an error status
 * - unintelligible: a response that violates the contract
 */
export type CharityFailure = 'unreachable' | 'late' | 'notSent' | 'refused' | 'unintelligible';

export class CharityError extends Error {
  override name = 'CharityError';
  constructor(
    public failure: CharityFailure,
    public call: string,
    public detail: {
      status?: number | undefined;
      code?: string | undefined;
      /** The API's message for the donor, in the language of the request. */
      message?: string | undefined;
      fields?: Record<string, string> | undefined;
      /** `Retry-After` of the response. */
      retryAfterMs?: number | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(`${call}: ${failure}${detail.status ? ` (${detail.status} ${detail.code ?? ''})` : ''}`, {
      cause: detail.cause,
    });
  }

  get code(): string | undefined {
    return this.detail.code;
  }

  /** The status of the page that shows the error: 503 for an outage, otherwise the status of the API's response. */
  get status(): number {
    const { status = 503 } = this.detail;
    return this.isOutage ? 503 : status;
  }

  /** True when the API failed. False when it rejected the request with a status of 400 to 499. */
  get isOutage(): boolean {
    return this.failure !== 'refused' || (this.detail.status ?? 500) >= 500;
  }

  get isNotFound(): boolean {
    return this.failure === 'refused' && this.detail.status === 404;
  }

  /** True when the API received too many requests. It responds again later. */
  get isRateLimit(): boolean {
    return this.failure === 'refused' && this.detail.status === 429;
  }

  /** True when a later call may succeed: an outage or a rate limit. A rejection such as 404 is final. */
  get isTemporary(): boolean {
    return this.isOutage || this.isRateLimit;
  }

  donorMessage(t: Translate): string {
    if (!this.isOutage && this.detail.message) return this.detail.message;
    // offerings.server.ts makes this error, so it has no message of the API.
    if (this.isNotFound && this.call === 'offerings') return t('errors:gift.closed');
    return t(this.isRateLimit ? 'errors:tooManyRequests' : 'errors:somethingWentWrong');
  }
}

/**
 * Returns `instead` if the error comes from the charity API.
 * @throws any other error: a programming error must not look like an outage
 */
export function fallbackOnOutage<Value>(error: unknown, instead: Value): Value {
  if (error instanceof CharityError) return instead;
  throw error;
}

/** Returns the result of `work`, or `instead` when the charity API fails. */
export function orOnOutage<Value, Other>(
  instead: Other,
  work: () => Promise<Value>,
): Promise<Value | Other> {
  return work().catch((error: unknown) => fallbackOnOutage(error, instead));
}

/** Present when the texts are not in the visitor's language. Components spread it into the element with the text. */
export type InLanguage = { language?: ContentLanguage };

type HasText<T extends object> = [Extract<T[keyof T], LocalisedText | LocalisedText[]>] extends [
  never,
]
  ? unknown
  : InLanguage;

/** A contract type in which each multilingual text is a plain string. */
export type Localised<T> = T extends LocalisedText
  ? string
  : T extends (infer Item)[]
    ? Localised<Item>[]
    : T extends object
      ? { [Key in keyof T]: Localised<T[Key]> } & HasText<T>
      : T;

/**
 * Replaces each multilingual text of a response with a string, at any depth. All texts of one object, including those
 * in its lists of texts, get the same language. An object whose texts are not in the visitor's language gets the
 * property `language`.
 * @param offered the languages of the site in their order
 */
export function localise<T>(
  value: T,
  locale: Locale,
  offered: readonly Locale[] = LOCALES,
): Localised<T> {
  const deep = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return inner.map(deep);
    if (typeof inner !== 'object' || inner === null) return inner;
    if (isText(inner)) return textIn(inner, locale, offered);
    const shown = languageOf(Object.values(inner).flat().filter(isText), locale, offered);
    const inShown = (part: unknown) => (isText(part) ? textIn(part, shown, offered) : deep(part));
    const entries = Object.entries(inner).map(([key, part]): [string, unknown] => [
      key,
      Array.isArray(part) ? part.map(inShown) : inShown(part),
    ]);
    const language = contentLanguage(shown, locale);
    return { ...Object.fromEntries(entries), ...(language && { language }) };
  };
  return deep(value) as Localised<T>;
}

/**
 * Returns the language of an object, to spread into a view that has its texts. Returns no property when the object has
 * none, which would add bytes to the page.
 */
export function languageFrom({ language }: InLanguage): InLanguage {
  return language ? { language } : {};
}

function isText(value: unknown): value is LocalisedText {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).length === LOCALES.length &&
    LOCALES.every((locale) => typeof (value as Record<string, unknown>)[locale] === 'string')
  );
}
