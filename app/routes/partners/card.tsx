/** The card of a partner: logo or initials, name with a link to its website, type, year, and what it does. */
import { useText } from '#web/i18n/strings';
import { Picture } from '#web/ui/picture';
import type { PartnerCardData } from './list.server';

export function PartnerCard({ partner }: { partner: PartnerCardData }) {
  const { name, summary, type, since, logo, initials, url, language } = partner;
  const t = useText('partners');
  return (
    <li className="card">
      <div>
        {logo ? (
          <Picture className="mark" path={logo} alt="" sizes="64px" width={320} />
        ) : (
          <span className="mark" aria-hidden>
            {initials}
          </span>
        )}
        <div className="grid gap-0.5">
          <h2 className="text-lg" {...language}>
            {url ? (
              <a
                className="text-ink no-underline after:absolute after:inset-0"
                href={url}
                rel="noopener noreferrer"
              >
                {name}
              </a>
            ) : (
              name
            )}
          </h2>
          <p className="sm muted">
            {type.title && (
              <>
                <span {...type.language}>{type.title}</span>
                {' ·\u00a0'}
              </>
            )}
            {t('since', { year: String(since) })}
          </p>
        </div>
        <p {...language}>{summary}</p>
      </div>
    </li>
  );
}
