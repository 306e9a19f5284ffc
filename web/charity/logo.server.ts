/** Prepares the charity's logo as images for the top bar and the footer. */
import type { Logo } from '#contract/organisation';
import { pictureUrl } from '../links';

/** The attributes of an `<img>`, computed on the server because the component is in the bundle of every page. */
export type LogoImage = {
  src: string;
  width: number;
  height: number;
  /** The charity's name, or '' when the name is shown next to the logo. */
  alt: string;
  className: 'plate' | 'day' | 'night';
  loading?: 'lazy';
};

/** Maximum size of the logo in CSS pixels. On a phone it leaves space for the cart and the menu in the top bar. */
const BOX = { width: 160, height: 40 };

/**
 * Returns one image on a white plate, or one for light and one for dark backgrounds. Both of these are lazy, so the
 * browser loads only the image that is shown.
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

/** Returns the displayed size, so that the browser reserves the space and nothing moves when the image loads. */
function fitted({ width, height }: Logo): { width: number; height: number } {
  const scale = Math.min(BOX.width / width, BOX.height / height);
  return { width: Math.round(width * scale) || 1, height: Math.round(height * scale) || 1 };
}
