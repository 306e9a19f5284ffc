/** The first slide: its words on the calm part of its scene, and the form beside them. */
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/strings';
import { Icon } from '../../ui/icon';
import { Wrap } from '../../ui/wrap';
import { HeroScene } from './hero-scene';
import type { SlideData } from './home.server';

export function Hero({ slide, children }: { slide: SlideData | null; children: ReactNode }) {
  const t = useText('home');
  return (
    <section className="relative bg-sky pb-4 md:pb-0">
      <Wrap className="md:grid md:min-h-[640px] md:grid-cols-[minmax(0,1fr)_400px] md:gap-x-6 md:py-8">
        <div className="relative z-[1] grid content-start gap-2 py-4 md:py-3">
          <h1 className="max-w-[12em] text-3xl">{slide?.title ?? t('title')}</h1>
          {slide && (
            <>
              <p className="max-w-[24em] text-lg text-muted">{slide.summary}</p>
              <Link
                className="inline-flex min-h-[44px] items-center gap-1 justify-self-start"
                to={slide.to}
              >
                {slide.action}
                <Icon name="arrow" flip />
              </Link>
            </>
          )}
        </div>
        {slide && <HeroScene path={slide.picture.path} />}
        <div className="relative z-[1] -mt-9 md:mt-0 md:self-center">{children}</div>
      </Wrap>
    </section>
  );
}
