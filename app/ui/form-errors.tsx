/** What is wrong with a form as a whole. */
import { useEffect, useRef } from 'react';
import { Alert } from './alert';
import type { Submission } from './use-submission';

export function FormErrors({ form }: { form: Submission }) {
  const box = useRef<HTMLDivElement>(null);
  const errors = form?.error?.[''] ?? [];
  // The button that was pressed stands far below on a phone. It keeps the focus: it may be the one to press again.
  useEffect(() => {
    // In braces: newer browsers answer with a promise, which React would take for what tidies up.
    box.current?.scrollIntoView({ block: 'center' });
  }, [form]);
  if (errors.length === 0) return null;
  return (
    <div ref={box}>
      <Alert tone="bad">
        {errors.map((error) => (
          <p key={error}>{error}</p>
        ))}
      </Alert>
    </div>
  );
}
