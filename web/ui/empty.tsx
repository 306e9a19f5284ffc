/** The message of an empty list or page, with a picture and a link. */
import type { ReactNode } from 'react';
import { Picture } from './picture';

type Props = {
  title: string;
  text: ReactNode;
  action?: ReactNode;
  /** Path of a picture among the charity's files. */
  picture?: string;
};

export function EmptyState({ title, text, action, picture = '/files/scenes/basket.webp' }: Props) {
  return (
    <div className="empty">
      <Picture path={picture} alt="" sizes="280px" width={320} />
      <h2>{title}</h2>
      <p className="muted">{text}</p>
      {action}
    </div>
  );
}
