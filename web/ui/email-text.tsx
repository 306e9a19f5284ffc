/** The text of an e-mail address. A narrow line breaks it after the @, and inside a word only when nothing else fits. */
import { Verbatim } from './parts';

type Props = {
  /** '' where the element around it has this style already. */
  className?: string;
  children: string;
};

export function EmailText({ className = '[overflow-wrap:anywhere]', children: address }: Props) {
  const domain = address.indexOf('@') + 1;
  return (
    // Inline: a link underlines no inline block in it.
    <Verbatim className={`inline ${className}`}>
      {address.slice(0, domain)}
      <wbr />
      {address.slice(domain)}
    </Verbatim>
  );
}
