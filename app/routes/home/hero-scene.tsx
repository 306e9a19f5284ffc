/**
 * The decorative, full-width picture of the first slide, without alt text. Dark mode shows its night version if there
 * is one.
 */
import { pictureUrl } from '../../links';

const WIDTHS = [640, 960, 1280] as const;

/** The default picture of this project: an SVG with a night version. */
const DEFAULT_SCENE = {
  picture: '/files/scenes/hero.webp',
  day: '/files/scenes/hero.svg',
  night: '/files/scenes/hero-night.svg',
};

export const isDefaultScene = (path: string) => path === DEFAULT_SCENE.picture;

/**
 * The picture has a fixed height at the bottom of the section. The section above it has the colour of the sky in the
 * picture.
 */
export function HeroScene({ path }: { path: string }) {
  return (
    <div className="-mx-gutter h-[212px] overflow-hidden md:absolute md:inset-x-0 md:bottom-0 md:mx-0 md:h-[640px]">
      {isDefaultScene(path) ? (
        <>
          <Scene display="[display:var(--by-day)]" src={DEFAULT_SCENE.day} />
          <Scene display="[display:var(--by-night)]" src={DEFAULT_SCENE.night} />
        </>
      ) : (
        <Scene
          display="block"
          src={pictureUrl(path, 1280)}
          srcSet={WIDTHS.map((width) => `${pictureUrl(path, width)} ${width}w`).join(', ')}
          sizes="(min-width: 900px) 100vw, 720px"
        />
      )}
    </div>
  );
}

type SceneProps = { display: string; src: string; srcSet?: string; sizes?: string };

/** Not lazy, because it is the largest picture of the first screen. The version that is not displayed costs 1.4 KB. */
function Scene({ display, ...source }: SceneProps) {
  return (
    <img
      className={`${display} flip -mt-[76px] h-[288px] w-full object-cover object-[47%_100%] md:mt-0 md:h-full md:object-[40%_100%]`}
      {...source}
      alt=""
    />
  );
}
