/** A picture of the charity at 3:2, in the width that the screen needs. */
import { useRouteLoaderData } from '@remix-run/react';
import { pictureUrl } from '../links';
import type { loader as shellLoader } from '../shell/loader.server';

const WIDTHS = [320, 640, 960, 1280] as const;

type Props = {
  path: string;
  /** '' when it only decorates. */
  alt: string;
  /** The width on the page, as in the `sizes` attribute. */
  sizes: string;
  /** What browsers without `srcset` get. */
  width?: (typeof WIDTHS)[number];
  /** For the one picture that is seen first: asked for at once. */
  priority?: boolean | undefined;
  className?: string;
};

export function Picture({ path, alt, sizes, width = 640, priority = false, className }: Props) {
  const light = useRouteLoaderData<typeof shellLoader>('root')?.light ?? false;
  // React 18 knows the attribute only in lower case.
  const order = priority ? { fetchpriority: 'high' } : { loading: 'lazy' as const };
  return (
    <img
      className={className ?? 'art'}
      src={pictureUrl(path, light ? 320 : width)}
      srcSet={light ? undefined : WIDTHS.map((w) => `${pictureUrl(path, w)} ${w}w`).join(', ')}
      sizes={light ? undefined : sizes}
      width={width}
      height={Math.round((width * 2) / 3)}
      alt={alt}
      {...order}
    />
  );
}
