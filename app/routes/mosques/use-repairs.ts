/** The repairs of a mosque, kept up to date while its page is looked at; as the page was made where no scripts run. */
import { useEffect, useState } from 'react';
import { seconds } from '#domain/time/durations';
import { useLinks } from '../../i18n/locale';
import type { RepairView } from './view.server';

const LOOK_AGAIN_MS = seconds(20);

export function useRepairs(mosque: string, known: readonly RepairView[]): readonly RepairView[] {
  const links = useLinks();
  const [now, setNow] = useState({ of: known, repairs: known });
  const address = links.mosqueStanding(mosque);
  const isOver = known.every(({ standing }) => standing === 'completed' || standing === 'closed');

  useEffect(() => {
    if (isOver) return;
    const look = async () => {
      if (document.hidden) return;
      try {
        const answer = await fetch(address);
        if (!answer.ok) return;
        const { repairs } = (await answer.json()) as { repairs: RepairView[] };
        setNow({ of: known, repairs });
      } catch {
        // Offline: the page says what it knew.
      }
    };
    const timer = setInterval(() => void look(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [address, isOver, known]);

  // A newly loaded page knows better than what was asked before it.
  return now.of === known ? now.repairs : known;
}
