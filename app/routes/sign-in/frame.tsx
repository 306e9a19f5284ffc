/** The layout of a sign-in page: the form, and next to it a picture on screens from 900 px. */
import type { ReactNode } from 'react';
import { PUBLIC_FILES } from '#web/links';

/** On phones the picture is not displayed, so browsers must not fetch it. */
const NO_PICTURE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

type Props = {
  title: string;
  lead?: ReactNode;
  /** Title and text next to the form. */
  aside: { title: string; text: string };
  /** Content above the title. */
  above?: ReactNode;
  children: ReactNode;
};

export function SignInFrame({ title, lead, aside, above, children }: Props) {
  return (
    <div className="auth">
      <div>
        <div className="grid gap-3">
          {above}
          <div className="grid gap-1">
            <h1>{title}</h1>
            {lead && <div className="muted">{lead}</div>}
          </div>
          {children}
        </div>
      </div>
      <aside className="max-md:hidden">
        <picture>
          <source media="(min-width: 56.25em)" srcSet={PUBLIC_FILES.shelter} />
          <img src={NO_PICTURE} width="480" height="320" alt="" />
        </picture>
        <div className="grid content-start gap-2">
          <h2 className="text-2xl">{aside.title}</h2>
          <p>{aside.text}</p>
        </div>
      </aside>
    </div>
  );
}
