/** The target of the back link on a page of content. */
import { useText } from '#app/i18n/strings';
import { entryOfKind } from '../../frame/menu';
import { staffLinks } from '../../links';

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
