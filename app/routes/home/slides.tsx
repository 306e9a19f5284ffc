/** The slides after the first: a row that is scrolled by hand and comes to rest on a slide. Nothing moves by itself. */
import { Link } from '@remix-run/react';
import { useText } from '../../i18n/strings';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import { Wrap } from '../../ui/wrap';
import type { SlideData } from './home.server';

export function Slides({ slides }: { slides: readonly SlideData[] }) {
  const t = useText('home');
  if (slides.length === 0) return null;
  return (
    <Wrap className="pt-6">
      <ul
        aria-label={t('slides')}
        className="flex snap-x snap-mandatory gap-3 overflow-x-auto [scrollbar-width:thin]"
      >
        {slides.map(({ id, title, summary, action, to, picture }) => (
          <li
            key={id}
            className="grid flex-[1_0_76%] snap-start content-start overflow-hidden rounded bg-deep text-on-deep sm:flex-[1_0_48%] lg:grid-cols-[1fr_44%] lg:content-stretch"
          >
            <Picture
              {...picture}
              sizes="(min-width: 1200px) 260px, (min-width: 600px) 48vw, 70vw"
              className="art rounded-none lg:order-2 lg:h-full lg:object-cover"
            />
            <div className="grid content-center justify-items-start gap-2 p-3">
              <h2 className="text-lg">{title}</h2>
              <p className="text-sm text-on-deep-muted">{summary}</p>
              <Link className="inline-flex min-h-[44px] items-center gap-1 text-on-deep" to={to}>
                {action}
                <Icon name="arrow" flip />
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </Wrap>
  );
}
