/** Connects the draft keeper to the form, and returns its state. */
import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { useLinks } from '#web/i18n/strings';
import { DraftKeeper } from './draft-keeper';
import type { DraftView } from './draft-view';

/** @param given the draft that the server returned with the page or with a rejected form */
export function useDraft(given: DraftView | null, form: RefObject<HTMLFormElement>) {
  const links = useLinks();
  const [keeper] = useState(
    () =>
      new DraftKeeper({
        url: links.draftNgo(),
        draft: given,
        // Without a navigation, which would request the page again. A reload then shows the draft.
        onNew: (draft) => {
          if (!isInUrl(draft, window.location))
            window.history.replaceState(window.history.state, '', links.addNgo({ draft }));
        },
      }),
  );
  const kept = useSyncExternalStore(keeper.subscribe, keeper.read, keeper.read);
  useEffect(() => {
    if (given) keeper.receive(given);
  }, [keeper, given]);
  useEffect(() => (form.current ? keeper.connect(form.current) : undefined), [keeper, form]);
  return { keeper, ...kept };
}

/** Returns true when the query of the URL has the token of this draft, so that a reload shows the draft again. */
export const isInUrl = (token: string, { search }: Pick<Location, 'search'>): boolean =>
  new URLSearchParams(search).get('draft') === token;
