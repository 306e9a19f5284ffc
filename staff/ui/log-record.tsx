/** The record of a log entry: its name, with a link when the member may read its page. */
import type { subjectOf } from './log-text';
import { TextLink } from './page';

export function LogRecord({ text, to }: ReturnType<typeof subjectOf>) {
  if (to === null) return <bdi className="muted">{text}</bdi>;
  return (
    <TextLink to={to}>
      <bdi>{text}</bdi>
    </TextLink>
  );
}
