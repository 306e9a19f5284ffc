/** Shows a mail as it will be sent, for staff, without queueing it. */
import type { MailPreview } from '#contract/staff/mails';
import type { OrderRow } from '../db/tables/orders';
import type { OrderMailKind } from '../db/tables/outbox';
import type { ApiDeps } from '../deps';
import type { ComposedMail } from './eml';
import { asText, type LetterLink } from './letter';
import { composeForOrder } from './order-mail';

/** Returns the mail with shortened links, because their tokens belong to the reader of the mail. */
export function previewOf({ letter, to }: ComposedMail): MailPreview {
  const { action, links = [] } = letter;
  const text = asText({
    ...letter,
    ...(action && { action: shortened(action) }),
    links: links.map(shortened),
  });
  return { to: to.address, subject: letter.subject, text, locale: letter.locale };
}

const shortened = ({ label, url }: LetterLink): LetterLink => ({
  label,
  url: `${new URL(url).origin}/…`,
});

/**
 * @param order as it will be when the mail is sent
 * @returns null when no mail is sent, because the donor has no e-mail address
 */
export async function previewOrderMail(
  deps: ApiDeps,
  order: OrderRow,
  { kind, data }: { kind: OrderMailKind; data: object },
): Promise<MailPreview | null> {
  if (order.donor_email === '') return null;
  const composed = await composeForOrder(deps, order, {
    ...{ kind, order_id: order.id, data: JSON.stringify(data) },
    created_at: deps.now().toISOString(),
  });
  return composed && previewOf(composed);
}
