/** Loader and action of an endowment's page. `project.tsx` calls them, because campaigns have the same URL pattern. */
import * as z from 'zod';
import { currencySchema } from '#contract/common';
import { limitProblem } from '#domain/cart';
import { type Currency, type Money, parseAmount } from '#domain/money';
import { languageFrom } from '#web/charity/results';
import { nameField } from '#web/forms/fields.server';
import { pictureUrl } from '#web/links';
import { formAction } from '../../../forms/action.server';
import { addGiftsToCart } from '../../../giving/add-to-cart.server';
import { createCartLine } from '../../../giving/line.server';
import {
  countField,
  INTENTS,
  type ReportFieldError,
  typedField,
} from '../../../giving/schema.server';
import { pageLoader } from '../../../page-loader.server';
import { breadcrumbs, donateNodes } from '../../../seo/structured/nodes.server';
import { endowmentView } from './view.server';

const typedText = typedField.default('');

/**
 * Schema of an endowment's gift form: shares or an amount, and the name on the certificate.
 *
 * Messages are keys of locales/<language>/errors.json. All invalid fields are reported together.
 */
const endowmentGiftSchema = z
  .object({
    currency: currencySchema,
    by: z.enum(['shares', 'amount']).catch('shares'),
    shares: typedText,
    otherShares: typedText,
    amount: typedText,
    certificate: z.literal('yes').optional().catch(undefined),
    certificateName: typedText,
    intent: z.enum(INTENTS).catch('donate'),
  })
  .transform((form, context) => {
    const problem = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    const { currency, intent } = form;
    const amount = form.by === 'amount' ? readAmount(form.amount, currency, problem) : null;
    const quantity = form.by === 'amount' ? 1 : readShares(form, problem);
    const name = form.certificate ? nameField.safeParse(form.certificateName) : null;
    if (name?.success === false) {
      problem('certificateName', name.error.issues[0]?.message ?? 'invalid');
    }
    return {
      ...{ currency, amount, quantity, intent },
      ...(name?.success && { names: [name.data] }),
    };
  });

function readAmount(text: string, currency: Currency, problem: ReportFieldError): Money | null {
  const parsed = parseAmount(text, currency);
  const wrong = parsed.ok ? limitProblem(parsed.value, 'waqf') : parsed.problem;
  if (wrong) problem('amount', `amount.${wrong}`);
  return parsed.ok ? parsed.value : null;
}

/** Reads the typed number of shares, or else the chosen one. Returns 1 after reporting an invalid number. */
function readShares(
  { shares, otherShares }: { shares: string; otherShares: string },
  problem: ReportFieldError,
): number {
  const count = countField.safeParse(otherShares.trim() || shares);
  if (!count.success) problem('shares', count.error.issues[0]!.message);
  return count.data ?? 1;
}

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
