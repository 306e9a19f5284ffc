/** The logo of an organisation on a white square, or the first letter of its name. */
import type { InLanguage } from '#web/charity/results';
import { Picture } from '#web/ui/picture';

type Props = InLanguage & {
  /** Path of the picture; null without a logo. */
  path: string | null;
  name: string;
  /** Larger, on the page of the organisation. */
  large?: boolean;
};

/** White also in dark mode, because logos are drawn for paper. */
const PLATE =
  'grid flex-none place-items-center overflow-hidden rounded border border-line bg-[#fff] text-[#04686a]';

export function Logo({ path, name, language, large = false }: Props) {
  return (
    <span className={`${PLATE} ${large ? 'size-[88px] p-1' : 'size-[64px] p-0.5'}`} aria-hidden>
      {path ? (
        <Picture
          path={path}
          alt=""
          sizes={large ? '88px' : '64px'}
          width={320}
          className="size-full object-contain"
        />
      ) : (
        // The size is in px, because the square does not grow with the browser's text size.
        <b className="text-[24px] [line-height:1]" {...language}>
          {[...name.trim()][0]}
        </b>
      )}
    </span>
  );
}
