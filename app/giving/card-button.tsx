/** The button of a card: a link to the gift form on the page, or to the page when it accepts no gifts. */
import type { SitePath } from '#web/links';
import { ButtonLink } from '#web/ui/parts';
import { GIVE_ANCHOR } from './panel-aside';

type Words = { text: string; label: string };
type Props = { to: SitePath; takesGifts: boolean; give: Words; read: Words };

export function CardButton({ to, takesGifts, give, read }: Props) {
  const { text, label } = takesGifts ? give : read;
  return (
    <ButtonLink kind="quiet" wide to={takesGifts ? `${to}#${GIVE_ANCHOR}` : to} aria-label={label}>
      {text}
    </ButtonLink>
  );
}
