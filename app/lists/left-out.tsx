/** Shows the message about unknown filters in the query of a list. */
import { Alert } from '#web/ui/parts';

export function UnknownFilters({ note }: { note: string | null }) {
  if (!note) return null;
  return (
    <div className="pb-2">
      <Alert tone="warm">
        <p>{note}</p>
      </Alert>
    </div>
  );
}
