/**
 * The decorative, full-width picture of the first slide, without alt text. Dark mode shows its night version if there
 * is one.
 */
import { pictureUrl } from '#web/links';

const WIDTHS = [640, 960, 1280] as const;

/** The default picture of this project: an SVG with a night version. */
const DEFAULT_SCENE = {
  picture: '/files/scenes/hero.webp',
  day: '/files/scenes/hero.svg',
  night: '/files/scenes/hero-night.svg',
};

export function HeroScene({ path }: { path: string }) {
  if (path === DEFAULT_SCENE.picture) {
    return (
      <div className="scene day-night">
        <Scene src={DEFAULT_SCENE.day} />
        <Scene src={DEFAULT_SCENE.night} />
      </div>
    );
  }
  return (
    <div className="scene">
      <Scene
        src={pictureUrl(path, 1280)}
        srcSet={WIDTHS.map((width) => `${pictureUrl(path, width)} ${width}w`).join(', ')}
        sizes="(min-width: 900px) 100vw, 720px"
      />
    </div>
  );
}

type SceneProps = { src: string; srcSet?: string; sizes?: string };

/** Not lazy, because it is the largest picture of the first screen. The version that is not displayed costs 1.4 KB. */
function Scene(source: SceneProps) {
  return <img className="flip" {...source} alt="" />;
}
