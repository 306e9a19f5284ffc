/** Polls the balances of a mosque's repairs while its page is visible. Without scripts, the page shows loader data. */
import { useEffect, useState } from 'react';
import { seconds } from '#domain/time/durations';
import { useLinks } from '../../i18n/locale';
import { useIdleStart } from '../../remix/idle-start';
import type { RepairView } from './view.server';

const POLL_INTERVAL_MS = seconds(20);

export function useRepairs(mosque: string, known: readonly RepairView[]): readonly RepairView[] {
  const links = useLinks();
  const [now, setNow] = useState({ of: known, repairs: known });
  const address = links.mosqueStanding(mosque);
  const isOver = known.every(({ standing }) => standing === 'completed' || standing === 'closed');
  useIdleStart(!isOver);

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
        // Offline: keep the last known balances.
      }
    };
    const timer = setInterval(() => void look(), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [address, isOver, known]);

  // New loader data replaces balances that were polled before it.
  return now.of === known ? now.repairs : known;
}
