/** The slides after the first: in one column on a phone, in several on a wide screen. There is no carousel. */
import { Link } from '@remix-run/react';
import { useText } from '#web/i18n/strings';
import { Icon } from '#web/ui/icon';
import { Picture } from '#web/ui/picture';
import { Wrap } from '#web/ui/wrap';
import type { SlideData } from './view.server';

export function Slides({ slides }: { slides: readonly SlideData[] }) {
  const t = useText('home');
  if (slides.length === 0) return null;
  return (
    <Wrap className="pt-6">
      <ul aria-label={t('slides')} className="grid gap-3 sm:grid-cols-2">
        {slides.map(({ id, title, summary, language, action, to, picture }) => (
          <li
            key={id}
            className="grid content-start overflow-hidden rounded bg-deep text-on-deep lg:grid-cols-[1fr_44%] lg:content-stretch"
          >
            <Picture
              {...picture}
              sizes="(min-width: 1200px) 260px, (min-width: 600px) 48vw, 100vw"
              className="art rounded-none lg:order-2 lg:h-full lg:object-cover"
            />
            <div className="grid content-center justify-items-start gap-2 p-3">
              <h2 className="text-lg" {...language}>
                {title}
              </h2>
              <p className="text-sm text-on-deep-muted" {...language}>
                {summary}
              </p>
              <Link className="inline-flex min-h-[44px] items-center gap-1 text-on-deep" to={to}>
                <span {...language}>{action}</span>
                <Icon name="arrow" flip />
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </Wrap>
  );
}
