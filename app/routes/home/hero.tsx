/** The top of the home page: the first slide, if there is one, next to the quick-donation form. */
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useText } from '#web/i18n/strings';
import { Icon } from '#web/ui/icon';
import { Wrap } from '#web/ui/wrap';
import { HeroScene } from './hero-scene';
import type { SlideData } from './view.server';

type Props = { slide: SlideData | null; children: ReactNode };

export function Hero({ slide, children }: Props) {
  return slide ? (
    <SlideHero slide={slide}>{children}</SlideHero>
  ) : (
    <PlainHero>{children}</PlainHero>
  );
}

/** The area without a slide. It is as high as its content, and does not have the colour of the sky in the picture. */
function PlainHero({ children }: Pick<Props, 'children'>) {
  const t = useText('home');
  return (
    <section className="bg-sunk pt-3 pb-4 md:py-[36px]">
      <Wrap className="grid items-center gap-3 md:grid-cols-[minmax(0,1fr)_400px] md:gap-x-6 lg:grid-cols-[minmax(0,1fr)_440px]">
        <h1 className="max-w-[12em] md:text-3xl">{t('title')}</h1>
        <div>{children}</div>
      </Wrap>
    </section>
  );
}

function SlideHero({ slide, children }: Props & { slide: SlideData }) {
  const { title, summary, language, action, to, picture } = slide;
  return (
    <section className="hero">
      <Wrap>
        <div className="words">
          <h1 {...language}>{title}</h1>
          <p {...language}>{summary}</p>
          <Link to={to}>
            <span {...language}>{action}</span>
            <Icon name="arrow" flip />
          </Link>
        </div>
        <HeroScene path={picture.path} />
        <div>{children}</div>
      </Wrap>
    </section>
  );
}
