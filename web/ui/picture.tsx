/** A picture of the charity with the ratio 3:2, in several widths for different screens. */
import type { InLanguage } from '../charity/results';
import { PICTURE_WIDTHS, pictureUrl, type PictureWidth } from '../links';
import { useRootData } from './root-data';

type Props = InLanguage & {
  path: string;
  /** '' for a decorative picture. */
  alt: string;
  /** The width on the page, as in the `sizes` attribute. */
  sizes: string;
  /** Width in pixels for browsers without `srcset`. */
  width?: PictureWidth;
  /** For the one picture at the top of the page: not lazy, and with high fetch priority. */
  priority?: boolean | undefined;
  className?: string;
  /** True: also on light pages, as a small file. Other pictures are omitted there. */
  isKept?: boolean;
};

export function Picture({ path, alt, language, sizes, width = 640, ...props }: Props) {
  const { priority = false, className, isKept = false } = props;
  const light = useIsLight();
  if (light && !isKept) return null;
  // React 18 supports the attribute only in lower case.
  const order = priority ? { fetchpriority: 'high' } : { loading: 'lazy' as const };
  return (
    <img
      className={className ?? 'art'}
      src={pictureUrl(path, light ? 320 : width)}
      srcSet={
        light ? undefined : PICTURE_WIDTHS.map((w) => `${pictureUrl(path, w)} ${w}w`).join(', ')
      }
      sizes={light ? undefined : sizes}
      width={width}
      height={Math.round((width * 2) / 3)}
      alt={alt}
      {...language}
      {...order}
    />
  );
}

export function useIsLight(): boolean {
  return useRootData()?.light ?? false;
}
