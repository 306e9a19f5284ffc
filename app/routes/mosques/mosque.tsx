/** Route module of /projects/mosques/{id}: a mosque, its repairs in order of priority, and the gift form. */
import { useActionData, useLoaderData } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { seconds } from '#domain/time/durations';
import { languageFrom } from '#web/charity/results';
import { useLinks, useText } from '#web/i18n/strings';
import { pictureUrl } from '#web/links';
import { useIdleStart } from '#web/remix/idle-start';
import { Breadcrumbs } from '#web/ui/crumbs';
import { Badge } from '#web/ui/parts';
import { Story } from '#web/ui/rich-text';
import { formAction } from '../../forms/action.server';
import { Gallery } from '../../giving/gallery';
import { PanelAside } from '../../giving/panel-aside';
import { pageLoader } from '../../page-loader.server';
import { breadcrumbs, donateNodes } from '../../seo/structured/nodes.server';
import { addPortionsToCart, splitGift } from './action.server';
import { GivePanel } from './give-panel';
import { RepairList } from './repair-list';
import { mosqueGiftSchema } from './schema.server';
import { mosqueView, type RepairView } from './view.server';
import { WhyNotZakat } from './why-not-zakat';

/** Polls the balances of a mosque's repairs while its page is visible. Without scripts, the page shows loader data. */
const POLL_INTERVAL_MS = seconds(20);

function useRepairs(mosque: string, known: readonly RepairView[]): readonly RepairView[] {
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

export const loader = pageLoader({
  strings: ['mosques', 'giving', 'phone'],
  load: async ({ visitor, params }) => {
    const mosque = await mosqueView(visitor, params.id ?? '');
    const { title, summary, pictures } = mosque;
    return {
      head: {
        title,
        ...languageFrom(mosque),
        description: summary,
        ...(pictures[0] && { image: pictureUrl(pictures[0].path, 1280) }),
      },
      mosque,
    };
  },
  describe: async ({ mosque }, { visitor }) => {
    const { links, t } = visitor;
    return [
      ...(await donateNodes(visitor, mosque.title)),
      breadcrumbs(visitor, mosque.title, [t('mosques:title'), links.mosques()]),
    ];
  },
});

export const action = formAction({
  schema: mosqueGiftSchema,
  run: async (gift, { visitor, show, params: { id = '' } }) => {
    const portions = await splitGift(visitor, id, gift);
    const { intent } = gift;
    if (intent === 'spread') return show({ portions });
    return addPortionsToCart(visitor, id, { ...gift, intent }, portions);
  },
});

export { revalidateOnConflict as shouldRevalidate } from '../../giving/shows-what-changed';

export default function MosquePage() {
  const { mosque } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useText('mosques');
  const links = useLinks();
  const { id, title, summary, language, place, pictures, story } = mosque;
  const repairs = useRepairs(id, mosque.repairs);
  return (
    <>
      <Breadcrumbs
        trail={[
          { label: t('title'), to: links.mosques() },
          { label: title, language },
        ]}
      />
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_25rem] md:grid-rows-[auto_1fr] md:gap-x-8">
        <div className="grid gap-3">
          <div className="grid gap-2">
            <h1 {...language}>{title}</h1>
            <p className="text-lg text-muted" {...language}>
              {summary}
            </p>
            <p className="flex flex-wrap gap-1">
              <Badge tone="off" icon="pin">
                <span {...language}>{place}</span>
              </Badge>
            </p>
          </div>
          <Gallery pictures={pictures} />
        </div>
        <PanelAside label={t('give')}>
          <GivePanel
            key={id}
            mosque={mosque}
            repairs={repairs}
            form={reply?.form}
            shown={reply && 'answer' in reply ? reply.answer.portions : null}
          />
        </PanelAside>
        <div className="grid gap-6">
          <RepairList repairs={repairs} />
          <Story title={t('story')} html={story} language={language} />
          <WhyNotZakat />
        </div>
      </div>
    </>
  );
}
