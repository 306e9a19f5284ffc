/** The form that asks once more before an action: its consequences, the button, and a link that keeps everything. */
import type { ComponentProps, ReactNode } from 'react';
import { PostForm, Submit } from './page';

type Props = Pick<ComponentProps<typeof PostForm>, 'form' | 'labels'> & {
  does: readonly string[];
  submit: string;
  keep: { to: string; label: string };
  children?: ReactNode;
};

export function ConfirmForm({ does, submit, keep, children, ...form }: Props) {
  return (
    <PostForm className="box lift stack narrow" {...form}>
      <Consequences of={does} />
      {children}
      <div className="inline acts">
        <Submit>{submit}</Submit>
        <a className="btn quiet" href={keep.to}>
          {keep.label}
        </a>
      </div>
    </PostForm>
  );
}

export function Consequences({ of }: { of: readonly string[] }) {
  return (
    <ol className="does [overflow-wrap:anywhere]">
      {of.map((text) => (
        <li key={text}>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
