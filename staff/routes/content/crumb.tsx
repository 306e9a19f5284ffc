/** The way back from a page of content: to the records of its kind, or to the page that lists the kind. */
import { useText } from '#app/i18n/strings';
import { Icon } from '#app/ui/icon';
import { staffLinks } from '../../links';
import { FIGURE_KINDS, ORGANISATION_KINDS } from './groups';

type Props = { kind: string; isSingle?: boolean; isRecord?: boolean };

function parentOf(kind: string): { to: string; name: string } {
  const isOf = (kinds: readonly string[]) => kinds.includes(kind);
  if (isOf(FIGURE_KINDS)) return { to: staffLinks.figures(), name: 'figures' };
  if (isOf(ORGANISATION_KINDS)) return { to: staffLinks.organisation(), name: 'organisation' };
  return { to: staffLinks.content(), name: 'content' };
}

export function ContentCrumb({ kind, isSingle = false, isRecord = true }: Props) {
  const t = useText('staff-content');
  const parent = parentOf(kind);
  const toKind = isRecord && !isSingle;
  return (
    <nav className="crumb" aria-label={t('here')}>
      <a className="link" href={toKind ? staffLinks.contentKind(kind) : parent.to}>
        <Icon name="next" className="back" />
        {toKind ? t(`content-fields:kinds.${kind}`) : t(`staff:menu.${parent.name}`)}
      </a>
    </nav>
  );
}

/** The way back from a page about a record to its editor. */
export function RecordCrumb({ to, title }: { to: string; title: string }) {
  const t = useText('staff-content');
  return (
    <nav className="crumb" aria-label={t('here')}>
      <a className="link" href={to} dir="auto">
        <Icon name="next" className="back" />
        {title}
      </a>
    </nav>
  );
}
