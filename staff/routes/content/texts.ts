/** Texts about content: titles of records, names of kinds and fields, and people. */
import type { Person } from '#contract/staff/content';
import { type Locale, LOCALES } from '#domain/locales';
import { useLocale, useText } from '#web/i18n/strings';
import type { Translate } from '#web/i18n/translate';
import { entryOfKind } from '../../frame/menu';
import { staffLinks } from '../../links';

/** The record of a page below /staff/content/KIND/ID. */
export type RecordName = { kind: string; id: string };

/** @param params the dynamic parts of the path */
export const recordName = ({
  kind = '',
  id = '',
}: Record<string, string | undefined>): RecordName => ({
  ...{ kind, id },
});

/** The name of the field with the language of the texts in a form, and of the same parameter in its URL. */
export const LANGUAGE_FIELD = 'language';

/** The field with the name and the path of a photograph that was uploaded, but not saved because of a conflict. */
export const UPLOADED_FIELD = 'uploaded';

/** The query parameter with the path of the list in which an item was just moved. */
export const MOVED_FIELD = 'moved';

export type Texts = Partial<Record<Locale, string>>;

/** Name of each language in that language. */
export const LANGUAGE_NAMES: Record<Locale, string> = {
  ...{ en: 'English', ar: 'العربية', tr: 'Türkçe', id: 'Bahasa Indonesia' },
};

/** Returns the text in the language of the member, or in the first language that has it; '' without any. */
export const textIn = (texts: Texts, locale: Locale): string =>
  [locale, ...LOCALES].map((one) => texts[one]?.trim() ?? '').find(Boolean) ?? '';

/** Returns the title of a record: its own, the name of its kind, or its id. */
export function recordTitle(
  { kind, id, title, isSingle }: { kind: string; id: string; title: Texts; isSingle: boolean },
  { locale, t }: { locale: Locale; t: Translate },
): string {
  return isSingle ? t(`content-fields:kinds.${kind}`) : textIn(title, locale) || id;
}

/** Returns functions that name fields and people in the language of the member. */
export function useNames() {
  const t = useText('staff-content');
  const locale = useLocale();
  return {
    fieldName: (name: string) => t(`content-fields:fields.${name}`),
    choiceName: (value: string) => t(`content-fields:choices.${value}`),
    personName: ({ kind, name }: Person) => (kind === 'member' ? name : t(`by.${kind}`)),
    titleIn: (title: Texts, id: string) => textIn(title, locale) || id,
  };
}

/** Returns the beginning of a text that is longer than `most` characters, and shorter texts unchanged. */
export const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most)}…` : text;

/** The target of the back link on a page of content. */
type Back = { to: string; label: string };

/** Returns the page that lists the kind: content, figures or organisation. */
export function useKindBack(kind: string): Back {
  const t = useText('staff');
  const name = entryOfKind(kind);
  return { to: staffLinks[name](), label: t(`menu.${name}`) };
}

/** Returns the records of the kind, or for a kind with one record the page that lists the kind. */
export function useRecordBack({ kind, isSingle }: { kind: string; isSingle: boolean }): Back {
  const t = useText('content-fields');
  const parent = useKindBack(kind);
  return isSingle ? parent : { to: staffLinks.contentKind(kind), label: t(`kinds.${kind}`) };
}
