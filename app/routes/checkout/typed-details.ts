/** Keeps the donor's details in memory, so that the Back button shows them again (decision 0028). */
import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type { Submission } from '../../ui/use-submission';

/** Not the key of the form: an order may have it already. */
const KEPT_FIELDS = ['name', 'email', 'phone', 'phoneCountry', 'method'];

/** The details of the checkout that the donor left last. Browser only. */
let stored: { entry: string; form: Submission } | undefined;

/**
 * Returns the details that the donor typed into the same entry of the history, in the shape of a reply to the form.
 * @param formId id of the form's element
 */
export function useTypedDetails(formId: string): Submission {
  const { key } = useLocation();
  const [typed] = useState(() => (stored?.entry === key ? stored.form : undefined));
  useEffect(() => {
    const element = document.getElementById(formId) as HTMLFormElement | null;
    return () => {
      if (!element) return;
      const fields = [...new FormData(element)].filter(([name]) => KEPT_FIELDS.includes(name));
      stored = {
        entry: key,
        form: { initialValue: Object.fromEntries(fields) as Record<string, string> },
      };
    };
  }, [key, formId]);
  return typed;
}
