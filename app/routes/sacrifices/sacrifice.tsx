/** Route module of /projects/sacrifices/{id}: description, availability and order form of a sacrifice. */
import { useActionData, useLoaderData } from '@remix-run/react';
import { languageFrom } from '#web/charity/results';
import { useLinks, useText } from '#web/i18n/strings';
import { pictureUrl } from '#web/links';
import { Breadcrumbs } from '#web/ui/crumbs';
import { Facts } from '#web/ui/parts';
import { Picture } from '#web/ui/picture';
import { formAction } from '../../forms/action.server';
import { addGiftsToCart } from '../../giving/add-to-cart.server';
import { createCartLine } from '../../giving/line.server';
import { PanelAside } from '../../giving/panel-aside';
import { pageLoader } from '../../page-loader.server';
import { breadcrumbs, donateNodes } from '../../seo/structured/nodes.server';
import { OrderPanel } from './give-panel';
import { Moment } from './moment';
import { sacrificeSchema } from './schema.server';
import { sacrificeView, type SacrificeView } from './view.server';

export const loader = pageLoader({
  strings: ['sacrifices', 'giving', 'project'],
  load: async ({ visitor, params }) => {
    const sacrifice = await sacrificeView(visitor, params.id ?? '');
    const { title, summary, picture } = sacrifice;
    return {
      head: {
        ...{ title, description: summary, image: pictureUrl(picture.path, 1280) },
        ...languageFrom(sacrifice),
      },
      sacrifice,
    };
  },
  describe: async ({ sacrifice }, { visitor }) => {
    const { links, t } = visitor;
    return [
      ...(await donateNodes(visitor, sacrifice.title, sacrifice.standing === 'open')),
      breadcrumbs(visitor, sacrifice.title, [t('sacrifices:title'), links.sacrifices()]),
    ];
  },
});

export const action = formAction({
  schema: sacrificeSchema,
  run: async (form, { visitor, show, params: { id = '' } }) => {
    if (!('names' in form)) return show(null);
    const { intent, currency, ...gift } = form;
    const line = await createCartLine(
      visitor,
      { id, kinds: ['sacrifice'] },
      { ...gift, currency, amount: null, intention: null },
    );
    return addGiftsToCart(visitor, [line], currency, { intent, back: visitor.links.sacrifice(id) });
  },
});

export { revalidateOnConflict as shouldRevalidate } from '../../giving/shows-what-changed';

export default function SacrificePage() {
  const { sacrifice } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.form;
  const t = useText('sacrifices');
  const links = useLinks();
  const { category, picture } = sacrifice;
  return (
    <>
      <Breadcrumbs
        trail={[
          { label: t('title'), to: links.sacrifices() },
          ...(category
            ? [
                {
                  label: category.title,
                  to: links.sacrifices({ category: category.id }),
                  language: category.language,
                },
              ]
            : []),
        ]}
      />
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_25rem] md:grid-rows-[auto_1fr] md:gap-x-8">
        <div className="grid gap-3">
          <h1 {...sacrifice.language}>{sacrifice.title}</h1>
          <Picture {...picture} sizes="(min-width: 56.25em) 46.25em, 92vw" priority isKept />
          <p className="text-lg" {...sacrifice.language}>
            {sacrifice.summary}
          </p>
        </div>
        <PanelAside label={t('form')}>
          <OrderPanel key={sacrifice.id} sacrifice={sacrifice} form={form} />
        </PanelAside>
        <About sacrifice={sacrifice} />
      </div>
    </>
  );
}

/** Facts of a sacrifice, its days of slaughter, and the ruling of its category. */
function About({ sacrifice }: { sacrifice: SacrificeView }) {
  const t = useText('sacrifices');
  const { facts, slaughter, category, closing } = sacrifice;
  return (
    <div className="grid gap-6">
      <section className="grid gap-2">
        <h2>{t('offered')}</h2>
        <Facts
          rows={[
            ...facts.map(({ label, text, ...others }) => ({
              label: <span {...others.language}>{label}</span>,
              value: text,
              ...others,
            })),
            ...(['from', 'until'] as const).flatMap((end) =>
              slaughter
                ? [{ label: t(`slaughter.${end}`), value: <Moment moment={slaughter[end]} /> }]
                : [],
            ),
          ]}
        />
        {(slaughter ?? closing) && <p className="sm muted">{t('calendar')}</p>}
      </section>
      {category && (
        <section className="grid gap-2">
          <h2>{t('ruling')}</h2>
          <p {...category.language}>{category.summary}</p>
        </section>
      )}
    </div>
  );
}
