/** Search results: shares or funds with their newest amount, its source and date, and a button that adds a row. */
import { useText } from '#web/i18n/strings';
import { Submit } from '#web/ui/parts';
import { FigureText, SourceText } from './figure-text';
import { isPublished, type HoldingKind, type Subject } from './kinds';
import { ROWS_FORM } from './rows-form';
import type { SearchResult } from './subjects.server';

export function FoundList({ kind, found }: { kind: HoldingKind; found: SearchResult }) {
  const t = useText('stocks');
  const { search, subjects, hasMore } = found;
  if (subjects.length === 0) {
    return (
      <p className="muted" role="status">
        {t(`foundNone.${kind}`, { search })}
      </p>
    );
  }
  return (
    <div className="grid gap-1">
      {search !== '' && (
        <p className="sm muted" role="status">
          {t('foundFor', { search })}
        </p>
      )}
      <ul className="rows">
        {subjects.map((subject) => (
          <FoundItem key={subject.id} kind={kind} subject={subject} />
        ))}
      </ul>
      {hasMore && <p className="sm muted">{t(`foundMore.${kind}`)}</p>}
    </div>
  );
}

function FoundItem({ kind, subject }: { kind: HoldingKind; subject: Subject }) {
  const t = useText('stocks');
  const { id, shortName, symbol, name, house, language, figures } = subject;
  const newest = figures.find((one) => isPublished(kind, one)) ?? figures[0];
  return (
    <li className="items-center">
      <div className="grid gap-0.5">
        <p>
          <b {...language}>{shortName}</b> <span className="ltr muted">{symbol}</span>
        </p>
        <p className="sm muted" {...language}>
          {name} ·&nbsp;{house}
        </p>
        {newest && (
          <p className="sm">
            <span className="num">{newest.period}</span>:{' '}
            <FigureText kind={kind} figures={newest} subject={subject} />
          </p>
        )}
        {newest && (
          <p className="xs muted">
            <SourceText figures={newest} />
          </p>
        )}
      </div>
      <Submit
        kind="quiet"
        className="flex-none"
        form={ROWS_FORM}
        name="intent"
        value={`add.${id}`}
        waiting={t('adding')}
        aria-label={t('addOne', { name: shortName })}
      >
        {t('add')}
      </Submit>
    </li>
  );
}
