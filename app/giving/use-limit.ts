/** A hook that polls the remaining units of an offering while its page is visible. */
import { useEffect, useState } from 'react';
import type { Limit } from '#domain/offerings';
import { seconds } from '#domain/time/durations';
import { useLinks } from '../i18n/locale';

const POLL_INTERVAL_MS = seconds(20);

/**
 * Returns the latest known limit.
 * @param known the limit from the loader data. `null` means that the offering has no limit: no polling.
 */
export function useLimit<Known extends Limit | null>(id: string, known: Known): Known {
  const links = useLinks();
  const [now, setNow] = useState<{ of: Known; limit: Known }>({ of: known, limit: known });
  const address = known && links.standing(id);

  useEffect(() => {
    if (!address) return;
    const look = async () => {
      if (document.hidden) return;
      try {
        const answer = await fetch(address);
        if (!answer.ok) return;
        const { limit } = (await answer.json()) as { limit: Known };
        setNow({ of: known, limit });
      } catch {
        // Offline: keep the last known limit.
      }
    };
    const timer = setInterval(() => void look(), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [address, known]);

  // Newer loader data replaces a limit that was fetched before it.
  return now.of === known ? now.limit : known;
}
