/** The list of a campaign's progress reports, newest first. */
import { useText } from '#web/i18n/strings';
import { DateText } from '#web/ui/parts';
import type { ProjectView } from './project/view.server';

export function FieldLog({ updates }: Pick<ProjectView, 'updates'>) {
  const t = useText('project');
  if (updates.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2>{t('updates.title')}</h2>
      <ol className="log">
        {updates.map(({ at, text, language }) => (
          <li key={at + text}>
            <span className="sm muted">
              <DateText date={at} />
            </span>
            <p {...language}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
