/** Keeps the donor's details in memory, so that a donor who returns to the checkout finds them again (decision 0028). */
import { useEffect, useState } from 'react';
import { readPath } from '#web/links';
import type { Submission } from '#web/ui/form-reply';

/** Not the key of the form: an order may have it already. */
const STORED_FIELDS = ['name', 'email', 'phone', 'phoneCountry', 'method'];

/** The details of the checkout that the donor left last without an order. A page load has a new document. Browser only. */
const stored = new WeakMap<Document, Submission>();

/**
 * Returns the details that the donor typed before leaving the checkout, in the shape of a reply to the form.
 * @param formId id of the form's element
 */
export function useTypedDetails(formId: string): Submission {
  const [typed] = useState(() =>
    typeof document === 'undefined' ? undefined : stored.get(document),
  );
  useEffect(() => {
    const element = document.getElementById(formId) as HTMLFormElement | null;
    return () => {
      if (!element) return;
      const fields = [...new FormData(element)].filter(([name]) => STORED_FIELDS.includes(name));
      // The address is that of the next page already. After an order, another person may give in this tab.
      const isOrdered = readPath(location.pathname).path.startsWith('/orders/');
      const initialValue = Object.fromEntries(fields) as Record<string, string>;
      stored.set(document, isOrdered ? undefined : { initialValue });
    };
  }, [formId]);
  return typed;
}
