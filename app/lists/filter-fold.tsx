/** The filters of a list as a form that only reads: the address says what is shown. A fold on narrow screens. */
import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useText } from '../i18n/strings';
import { Button } from '../ui/button';
import { Fold } from '../ui/fold';

type Props = {
  title: string;
  filters: object;
  /** The list without a filter. */
  action: string;
  /** How the fields stand beside each other. */
  columns: string;
  children: ReactNode;
  /** Below the button. */
  last?: ReactNode;
};

export function FilterFold({ title, filters, action, columns, children, last }: Props) {
  const t = useText('projects');
  return (
    <Fold
      summary={title}
      // Always open where there is room, in browsers that let a page say so; a fold in the others.
      className="border-b border-line md:supports-[selector(::details-content)]:[&>summary]:hidden md:[&::details-content]:[content-visibility:visible]"
    >
      {/* The fields keep what the visitor chose; a new address is a new form. */}
      <Form
        key={JSON.stringify(filters)}
        method="get"
        action={action}
        className={`grid gap-2 pt-2 pb-3 md:items-end ${columns}`}
      >
        {children}
        <Button kind="quiet" type="submit" className="self-end">
          {t('filter.show')}
        </Button>
        {last}
      </Form>
    </Fold>
  );
}
