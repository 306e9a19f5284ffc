/** What is wrong with a form as a whole. */
import { Alert } from './alert';
import type { Submission } from './use-submission';

export function FormErrors({ form }: { form: Submission }) {
  const errors = form?.error?.[''] ?? [];
  if (errors.length === 0) return null;
  return (
    <Alert tone="bad">
      {errors.map((error) => (
        <p key={error}>{error}</p>
      ))}
    </Alert>
  );
}
