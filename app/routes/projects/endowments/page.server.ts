/** Loader and action of an endowment's page. `project.tsx` calls them, because campaigns have the same URL pattern. */
import { languageFrom } from '#web/charity/localise';
import { formAction } from '../../../forms/action.server';
import { pageLoader } from '../../../page-loader.server';
import { addGiftsToCart } from '../../../giving/add-to-cart.server';
import { createCartLine } from '../../../giving/line.server';
import { pictureUrl } from '#web/links';
import { endowmentGiftSchema } from './schema.server';
import { endowmentView } from './view.server';
import { breadcrumbs, donateNodes } from '../../../seo/structured/nodes.server';

export const endowmentLoader = pageLoader({
  strings: ['endowments', 'project', 'giving', 'share'],
  load: async ({ visitor, params }) => {
    const endowment = await endowmentView(visitor, params.id ?? '');
    const [picture] = endowment.pictures;
    return {
      head: {
        title: endowment.title,
        ...languageFrom(endowment),
        description: endowment.summary,
        ...(picture && { image: pictureUrl(picture.path, 1280) }),
      },
      endowment,
    };
  },
  describe: async ({ endowment }, { visitor }) => {
    const { links, t } = visitor;
    return [
      ...(await donateNodes(visitor, endowment.title, endowment.isOpen)),
      breadcrumbs(visitor, endowment.title, [t('endowments:title'), links.endowments()]),
    ];
  },
});

export const giveToEndowment = formAction({
  schema: endowmentGiftSchema,
  run: async ({ intent, ...gift }, { visitor, params: { id = '' } }) => {
    const own = { ...gift, intention: null, counted: 'shares' };
    const line = await createCartLine(visitor, { id, kinds: ['endowment'] }, own);
    return addGiftsToCart(visitor, [line], gift.currency, {
      intent,
      back: visitor.links.project(id),
    });
  },
});
