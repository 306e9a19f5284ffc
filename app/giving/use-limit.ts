/** What is left of something, kept up to date while its page is looked at; as the page was made where no scripts run. */
import { useEffect, useState } from 'react';
import type { Limit } from '#domain/offerings';
import { seconds } from '#domain/time/durations';
import { useLinks } from '../i18n/locale';

const LOOK_AGAIN_MS = seconds(20);

/** @param known as the page was made; null stays null */
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
        // Offline: the page says what it knew.
      }
    };
    const timer = setInterval(() => void look(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [address, known]);

  // A newly loaded page knows better than what was asked before it.
  return now.of === known ? now.limit : known;
}
