/** The charity's logo as the images of the top bar and the footer. */
import type { Logo } from '#contract/organisation';
import { pictureUrl } from '../links';

/** The attributes of an `<img>`. The component that shows it is on every page, so everything is decided here. */
export type LogoImage = {
  src: string;
  width: number;
  height: number;
  /** The charity's name; '' when the name is beside the logo. */
  alt: string;
  className: 'plate' | 'day' | 'night';
  loading?: 'lazy';
};

/** The largest logo in the top bar, in CSS pixels: on a phone it leaves space for the cart and the menu. */
const BOX = { width: 160, height: 40 };

/**
 * One image on a white plate, or one for light and one for dark backgrounds. The browser only loads those that are shown,
 * because the two are lazy.
 */
export function logoImages(logo: Logo, name: string): LogoImage[] {
  const shared = { ...fitted(logo), alt: logo.showName ? '' : name };
  if (logo.darkPath === '')
    return [{ src: pictureUrl(logo.path, 320), ...shared, className: 'plate' }];
  return [
    { src: pictureUrl(logo.path, 320), ...shared, className: 'day', loading: 'lazy' },
    { src: pictureUrl(logo.darkPath, 320), ...shared, className: 'night', loading: 'lazy' },
  ];
}

/** Reserves the place of the logo, so that nothing moves when it arrives. */
function fitted({ width, height }: Logo): { width: number; height: number } {
  const scale = Math.min(BOX.width / width, BOX.height / height);
  return { width: Math.round(width * scale) || 1, height: Math.round(height * scale) || 1 };
}
