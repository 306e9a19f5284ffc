/** The card of a program in the list. The whole card is a link to its page. */
import { Link } from '@remix-run/react';
import { useLinks } from '../../i18n/locale';
import { Picture } from '../../ui/picture';
import type { ProgramCardData } from './list.server';

type Props = { program: ProgramCardData; isTop: boolean };

export function ProgramCard({ program, isTop }: Props) {
  const links = useLinks();
  const { id, title, summary, language, picture } = program;
  return (
    <li className="card">
      <Picture path={picture} alt="" sizes="(min-width: 900px) 368px, 92vw" priority={isTop} />
      <div>
        <h2 className="text-lg" {...language}>
          <Link
            className="text-ink no-underline after:absolute after:inset-0"
            to={links.program(id)}
          >
            {title}
          </Link>
        </h2>
        <p className="muted" {...language}>
          {summary}
        </p>
      </div>
    </li>
  );
}
