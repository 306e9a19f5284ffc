/** The first slide: its text and picture, and the quick-donation form. */
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/strings';
import { Icon } from '../../ui/icon';
import { Wrap } from '../../ui/wrap';
import { HeroScene, isDefaultScene } from './hero-scene';
import type { SlideData } from './view.server';

export function Hero({ slide, children }: { slide: SlideData | null; children: ReactNode }) {
  const t = useText('home');
  // On a phone, the form is below the picture. Its background has the colour of the ground in the picture.
  const ground = slide && isDefaultScene(slide.picture.path) ? 'max-md:bg-ground' : '';
  return (
    <section className={`relative bg-sky pb-4 md:pb-0 ${ground}`.trim()}>
      <Wrap className="md:grid md:min-h-[640px] md:grid-cols-[minmax(0,1fr)_400px] md:gap-x-6 md:py-[36px] lg:grid-cols-[minmax(0,1fr)_440px]">
        <div className="relative z-[1] -mx-gutter grid content-start gap-1 bg-sky px-gutter pt-3 md:mx-0 md:gap-2 md:bg-transparent md:px-0">
          <h1 className="max-w-[12em] text-[1.75rem] md:text-3xl" {...slide?.language}>
            {slide?.title ?? t('title')}
          </h1>
          {slide && (
            <>
              <p className="max-w-[24em] text-muted md:text-lg" {...slide.language}>
                {slide.summary}
              </p>
              <Link
                className="inline-flex min-h-[44px] items-center gap-1 justify-self-start"
                to={slide.to}
              >
                <span {...slide.language}>{slide.action}</span>
                <Icon name="arrow" flip />
              </Link>
            </>
          )}
        </div>
        {slide && <HeroScene path={slide.picture.path} />}
        <div className={`relative z-[1] md:mt-0 ${slide ? '-mt-[84px]' : 'mt-3'}`}>{children}</div>
      </Wrap>
    </section>
  );
}
