/** A button, a link and a bar in the charity's colour on light and dark paper, and the measured contrasts. */
import { useText } from '#web/i18n/strings';
import { Icon } from '#web/ui/icon';
import type { Measured } from './contrast';

export function Samples({ samples }: Pick<Measured, 'samples'>) {
  const t = useText('staff-setup');
  return (
    <figure className="stack g1">
      <div className="samples">
        {(['light', 'dark'] as const).map((mode) => {
          const { paper, brand, onBrand, link } = samples[mode];
          // Attributes of SVG, because the security policy of the page allows no inline styles.
          return (
            <svg key={mode} viewBox="0 0 160 110" aria-hidden="true">
              <rect width="160" height="110" fill={paper} />
              <rect x="20" y="16" width="120" height="36" rx="3" fill={brand} />
              <path d="M56 34h48" stroke={onBrand} strokeWidth="3" />
              <path d="M50 72h60" stroke={link} strokeWidth="2" />
              <rect x="20" y="90" width="72" height="6" rx="3" fill={brand} />
            </svg>
          );
        })}
      </div>
      <figcaption className="muted xs">{t('look.samples')}</figcaption>
    </figure>
  );
}

export function Contrasts({ contrasts, nearest }: Pick<Measured, 'contrasts' | 'nearest'>) {
  const t = useText('staff-setup');
  return (
    <ul className="contrasts">
      {contrasts.map(({ name, ratio, least }) => {
        const isGood = ratio >= least;
        return (
          <li key={name} className={isGood ? 'good' : 'poor'}>
            <Icon name={isGood ? 'check' : 'warn'} />
            <span>
              {t(`contrast.${name}`)} {!isGood && t('contrast.needs', { least })}
            </span>
            <span className="num">{t('contrast.ratio', { ratio })}</span>
            {!isGood && nearest && (
              <span className="why">
                <button className="link" name="go" value={`take-${nearest.slice(1)}`}>
                  {t('look.take', { colour: nearest })}
                </button>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
