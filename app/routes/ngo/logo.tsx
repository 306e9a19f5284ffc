/** The logo of an organisation on a white square, or the first letter of its name. */
import type { InLanguage } from '../../charity/localise';
import { Picture } from '../../ui/picture';

type Props = InLanguage & {
  /** Path of the picture; null without a logo. */
  path: string | null;
  name: string;
  /** Larger, on the page of the organisation. */
  large?: boolean;
};

export function Logo({ path, name, language, large = false }: Props) {
  return (
    <span className={large ? 'mark lg' : 'mark'} aria-hidden>
      {path ? (
        <Picture path={path} alt="" sizes={large ? '88px' : '64px'} width={320} className="" />
      ) : (
        <b {...language}>{[...name.trim()][0]}</b>
      )}
    </span>
  );
}
