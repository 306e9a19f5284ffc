/** The scene of the first slide, from edge to edge. It decorates, so it has no words; dark pages show its night twin, where there is one. */
import { pictureUrl } from '../../links';

const WIDTHS = [640, 960, 1280] as const;

export function HeroScene({ path }: { path: string }) {
  const night = nightOf(path);
  return (
    <div className="-mx-gutter h-[210px] overflow-hidden md:absolute md:inset-0 md:mx-0 md:h-auto">
      {night ? (
        <>
          <Scene path={path} display="[display:var(--by-day)]" />
          <Scene path={night} display="[display:var(--by-night)]" />
        </>
      ) : (
        <Scene path={path} display="block" />
      )}
    </div>
  );
}

/** Lazy, so that the one that is not displayed is never asked for; the other is, as soon as the page is laid out. */
function Scene({ path, display }: { path: string; display: string }) {
  return (
    <img
      className={`${display} flip -mt-[108px] h-[318px] w-full object-cover object-[47%_100%] md:mt-0 md:h-full md:object-[0_100%]`}
      src={pictureUrl(path, 1280)}
      srcSet={WIDTHS.map((width) => `${pictureUrl(path, width)} ${width}w`).join(', ')}
      sizes="(min-width: 900px) 100vw, 720px"
      alt=""
      loading="lazy"
    />
  );
}

/** The scene that comes with the project has a twin by night; other pictures have none. */
function nightOf(path: string): string | null {
  return path === '/files/scenes/hero.webp' ? '/files/scenes/hero-night.webp' : null;
}
