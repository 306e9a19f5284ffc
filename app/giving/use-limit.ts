/** A hook that polls the remaining units of an offering while its page is visible. */
import { useEffect, useState } from 'react';
import type { Limit } from '#domain/offerings';
import { seconds } from '#domain/time/durations';
import { useLinks } from '#web/i18n/strings';
import { useIdleStart } from '#web/remix/idle-start';

const POLL_INTERVAL_MS = seconds(20);

/**
 * Returns the latest known limit.
 * @param known the limit from the loader data. `null` means that the offering has no limit: no polling.
 */
export function useLimit<Known extends Limit | null>(id: string, known: Known): Known {
  const links = useLinks();
  const [now, setNow] = useState<{ of: Known; limit: Known }>({ of: known, limit: known });
  const url = known && links.standing(id);
  useIdleStart(Boolean(url));

  useEffect(() => {
    if (!url) return;
    const poll = async () => {
      if (document.hidden) return;
      try {
        const response = await fetch(url);
        if (!response.ok) return;
        const { limit } = (await response.json()) as { limit: Known };
        setNow({ of: known, limit });
      } catch {
        // Offline: keep the last known limit.
      }
    };
    const timer = setInterval(() => void poll(), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [url, known]);

  // Newer loader data replaces a limit that was fetched before it.
  return now.of === known ? now.limit : known;
}
