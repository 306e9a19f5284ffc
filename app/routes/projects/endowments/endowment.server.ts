/** An endowment as its page shows it, and the page's loader and action: campaigns share their addresses with it. */
import { config } from '#config';
import type { Endowment } from '#contract/endowments';
import { standingOf } from '#domain/offerings';
import type { Localised } from '../../../charity/localise';
import { formAction } from '../../../forms/action.server';
import { pageLoader } from '../../../forms/loader.server';
import { pictureUrl } from '../../../links';
import { safeHtml } from '../../../security/rich-text.server';
import type { Visitor } from '../../../visitor/visitor.server';
import { pricesOf, promisedRates } from '../../../giving/rates.server';
import { totalFor, type Rates } from '#domain/cart';
import { loadList, pageFrom, type List } from '../../../lists/list.server';
import { lineFor } from '../../../giving/give.server';
import { putIntoCart } from '../../../giving/put.server';
import { endowmentGiftSchema } from './gift.server';

export type EndowmentView = Awaited<ReturnType<typeof endowmentView>>;
export type EndowmentCard = ReturnType<typeof cardOf>;

const OTHERS = 3;

/** One page of endowments. @throws CharityError */
export async function endowmentList(visitor: Visitor, url: URL): Promise<List<EndowmentCard>> {
  const rates = await promisedRates(visitor);
  return loadList(visitor, url, {
    fields: [],
    fetch: async (page) => pageFrom(await visitor.charity.endowments(), page),
    card: (endowment) => cardOf(visitor, endowment, rates),
  });
}

async function endowmentCards(visitor: Visitor): Promise<EndowmentCard[]> {
  const [endowments, rates] = await Promise.all([
    visitor.charity.endowments(),
    promisedRates(visitor),
  ]);
  return endowments.map((endowment) => cardOf(visitor, endowment, rates));
}

function cardOf({ currency, links }: Visitor, endowment: Localised<Endowment>, rates: Rates) {
  const { id, title, summary, picture, raised } = endowment;
  const prices = pricesOf(endowment, currency, rates);
  return {
    ...{ id, title, summary, raised },
    to: links.offering(endowment),
    picture: picture.path,
    isOpen: standingOf(endowment, new Date()) === 'open',
    /** Of one share, in the visitor's currency; null without a rate. */
    price: prices && totalFor(prices, 1),
    prices,
  };
}

async function endowmentView(visitor: Visitor, id: string) {
  const [endowment, cards, rates] = await Promise.all([
    visitor.charity.endowment(id),
    endowmentCards(visitor),
    promisedRates(visitor),
  ]);
  const { summary, gifts, pictures, facts, story } = endowment;
  const card = cardOf(visitor, endowment, rates);
  return {
    ...card,
    ...{ summary, gifts, pictures, facts },
    story: safeHtml(story),
    currency: visitor.currency,
    address: `${config().publicUrl}${card.to}`,
    others: cards.filter((other) => other.id !== id && other.isOpen).slice(0, OTHERS),
  };
}

export const endowmentLoader = pageLoader({
  strings: ['endowments', 'project', 'giving'],
  load: async ({ visitor, params }) => {
    const endowment = await endowmentView(visitor, params.id ?? '');
    const [picture] = endowment.pictures;
    return {
      head: {
        title: endowment.title,
        description: endowment.summary,
        ...(picture && { image: pictureUrl(picture.path, 1280) }),
      },
      endowment,
    };
  },
});

export const giveToEndowment = formAction({
  schema: endowmentGiftSchema,
  run: async ({ intent, ...gift }, { visitor, params: { id = '' } }) => {
    const own = { ...gift, intention: null, counted: 'shares' };
    const line = await lineFor(visitor, { id, kind: 'endowment' }, own);
    return putIntoCart(visitor, [line], gift.currency, { intent, back: visitor.links.project(id) });
  },
});
