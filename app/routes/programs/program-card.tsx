/** A program in the list; the whole card leads to its page. */
import { Link } from '@remix-run/react';
import { useLinks } from '../../i18n/locale';
import { Picture } from '../../ui/picture';
import type { ProgramList } from './programs.server';

type Props = { program: ProgramList['programs'][number]; isTop: boolean };

export function ProgramCard({ program, isTop }: Props) {
  const links = useLinks();
  const { id, title, summary, picture } = program;
  return (
    <li className="card">
      <Picture path={picture.path} alt="" sizes="(min-width: 900px) 368px, 92vw" priority={isTop} />
      <div>
        <h2 className="text-lg">
          <Link
            className="text-ink no-underline after:absolute after:inset-0"
            to={links.program(id)}
          >
            {title}
          </Link>
        </h2>
        <p className="muted">{summary}</p>
      </div>
    </li>
  );
}
