/** The form of a page before the sign-in: title, a sentence, fields, and a button as wide as the page. */
import type { ReactNode } from 'react';
import type { Submission } from '#web/ui/form-reply';
import { PostForm, Submit } from './page';

type Props = {
  title: string;
  lead: string;
  form: Submission;
  labels: Readonly<Record<string, string>>;
  submit: string;
  /** Links below the button. */
  below: ReactNode;
  children: ReactNode;
};

export function DoorForm({ title, lead, form, labels, submit, below, children }: Props) {
  return (
    <div className="stack g3">
      <div className="stack g1">
        <h1>{title}</h1>
        <p className="muted">{lead}</p>
      </div>
      <PostForm {...{ form, labels }}>
        {children}
        <Submit wide>{submit}</Submit>
        {below}
      </PostForm>
    </div>
  );
}
