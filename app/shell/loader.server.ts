/** The loader of every page's shell. It never fails: without the charity API it returns fallbacks. */
import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { config, type Config } from '#config';
import { type Cart, lineTotal } from '#domain/cart';
import { add, type Money } from '#domain/money';
import { isCardMethod } from '#domain/orders/payment-methods';
import { organisationFacts } from '#web/charity/organisation.server';
import { type InLanguage, orOnOutage } from '#web/charity/results';
import { stringsFor } from '#web/i18n/instances.server';
import { localisedPath } from '#web/links';
import type { RootData } from '#web/ui/root-data';
import { giftLanguage } from '../cart/gift-language.server';
import { canRepeatMonthly } from '../giving/monthly.server';
import { pixelView } from '../pixels/view.server';
import { languageRedirectFor } from '../visitor/greeting.server';
import type { Flash } from '../visitor/preferences-cookie.server';
import {
  commitPreferences,
  forgetLostAdditions,
  setCookieHeaders,
  type Visitor,
} from '../visitor/visitor.server';
import { withVisitor } from '../visitor/with-visitor.server';
import { absentPages } from './absent-pages.server';
import { contactDetails } from './contact.server';
import { footerLinks } from './footer-links.server';
import { initialsOf } from './initials.server';

/** The message about the result of the last form, in the visitor's language. */
type Notice = { about: Flash; text: string; isBad: boolean };

/** Messages about errors. */
const BAD: readonly Flash[] = [
  ...(['cartFull', 'cartTooLarge', 'giftUnreadable', 'giftOtherCurrency'] as const),
  'giftsNotAdded',
  'dataUnavailable',
  ...(['socialFailed', 'socialNoEmail'] as const),
];

/** The gift that was just added to the cart. */
type CartAlert = InLanguage & { title: string; total: Money };

/** Pages without the message about an added gift, because they show the gift. */
const NO_ALERT = ['/cart', '/checkout'];

/** Returns the shell's data. @throws a redirect response to the page in the visitor's language */
export function loader(args: LoaderFunctionArgs) {
  return withVisitor(args.request, (visitor) => loadShell(args, visitor));
}

async function loadShell({ request, params }: LoaderFunctionArgs, visitor: Visitor) {
  const sentOn = await languageRedirectFor(request, visitor, params);
  if (sentOn) {
    const { search } = new URL(request.url);
    const headers = sentOn.isLanguageDetection
      ? setCookieHeaders(commitPreferences({ ...visitor.preferences, languageDetected: true }))
      : new Headers();
    headers.set('vary', 'accept-language, cookie');
    throw redirect(localisedPath(sentOn.path, sentOn.locale) + search, { headers });
  }
  const [contact, organisation, absent, payments, alert, pixels] = await Promise.all([
    contactDetails(visitor),
    organisationFacts(visitor),
    absentPages(visitor),
    acceptedPayments(visitor),
    addedGiftAlert(visitor),
    pixelView(visitor),
  ]);
  const settings = config();
  return data(
    {
      site: {
        siteName: organisation.name,
        publicUrl: settings.publicUrl,
        locales: settings.LOCALES,
      },
      organisation,
      contact,
      absent,
      footer: footerLinks(visitor, { absent, isMonthly: payments.monthly }),
      payments: { cards: payments.cards },
      giftCount: visitor.giftCount,
      alert,
      flash: flashNotice(visitor),
      user: accountMenu(visitor),
      // Only when it is off, so that pages are not larger.
      ...(!settings.OFFLINE_PAGES && { noWorker: true }),
      // Only for a charity that uses pixels, so that other pages are not larger.
      ...(pixels && { pixels }),
      strip: stripFor(settings, visitor),
      ...({ light: visitor.light, noCallingCode: settings.PHONE_NO_CODE } satisfies RootData),
      lost: lostText(visitor),
      year: new Date().getFullYear(),
      strings: stringsFor(visitor.locale, ['shell']),
      stale: visitor.charity.isStale(),
    },
    { headers: clearMessageHeaders(visitor) },
  );
}

/** Returns the notice at the top of every page, for an invented charity and for a real one that tests payments. */
function stripFor({ DEMO_CONTENT, TRIAL_PAYMENTS }: Config, { t }: Visitor) {
  if (!DEMO_CONTENT && !TRIAL_PAYMENTS) return null;
  const kind = DEMO_CONTENT ? 'demonstration' : 'trial';
  return { label: t(`frame:strip.${kind}.label`), text: t(`frame:strip.${kind}.text`) };
}

/** Returns headers that remove the causes of this page's messages. */
function clearMessageHeaders(visitor: Visitor): Headers {
  const { preferences } = visitor;
  const lost = forgetLostAdditions(visitor);
  if (!preferences.flash && !preferences.announced) return setCookieHeaders(...lost);
  return setCookieHeaders(
    commitPreferences({ ...preferences, flash: undefined, announced: undefined }),
    ...lost,
  );
}

/** URLs with a token, which visitors open from a link. The link may be incomplete, so the text of a 404 says so. */
const TOKEN_PATH = /^\/(orders|monthly|receipts|gift-cards|certificates|newsletter|applications)\//;

/** Returns the text of a 404 on such a page, with its path. Other pages do not need these texts. */
function lostText({ path, locale, t }: Visitor): { pathname: string; text: string } | null {
  const section = TOKEN_PATH.exec(path)?.[1];
  if (!section) return null;
  return { pathname: localisedPath(path, locale), text: t(`frame:lost.${section}`) };
}

/** Translates the message here, so that pages do not need its namespace. */
function flashNotice({ preferences, additions, t }: Visitor): Notice | null {
  const flash = additions.lost.length > 0 ? 'giftsNotAdded' : preferences.flash;
  return flash
    ? { about: flash, text: t(`frame:flash.${flash}`), isBad: BAD.includes(flash) }
    : null;
}

async function addedGiftAlert(visitor: Visitor): Promise<CartAlert | null> {
  const { cart, path, preferences } = visitor;
  const { announced } = preferences;
  // One submission can add several lines, whose ids begin with the id of the first (newLineId).
  const [line, ...others] = cart.lines.filter(({ id }) => announced && id.startsWith(announced));
  if (!line || NO_ALERT.includes(path)) return null;
  const total = others.reduce((sum, one) => add(sum, lineTotal(cart, one)), lineTotal(cart, line));
  return { ...(others.length > 0 ? { title: '' } : await titleOf(visitor, line)), total };
}

/** Returns the title '' when the charity API fails: then the message shows the amount only. */
async function titleOf(
  visitor: Visitor,
  line: Cart['lines'][number],
): Promise<Omit<CartAlert, 'total'>> {
  return orOnOutage({ title: '' }, async () => {
    const offering = await visitor.charity.offering(line.offeringId);
    const { kind, title: name } = offering;
    const title = kind === 'orphan' ? visitor.t('gifts:sponsorshipOf', { name }) : name;
    return { title, ...giftLanguage(kind, offering) };
  });
}

/** `cards`: a method accepts cards. `monthly`: a method repeats a gift monthly. Both are false while the API fails. */
type AcceptedPayments = { cards: boolean; monthly: boolean };

async function acceptedPayments(visitor: Pick<Visitor, 'charity'>): Promise<AcceptedPayments> {
  const [cards, monthly] = await Promise.all([acceptsCards(visitor), canRepeatMonthly(visitor)]);
  return { cards, monthly };
}

async function acceptsCards({ charity }: Pick<Visitor, 'charity'>): Promise<boolean> {
  return orOnOutage(false, async () =>
    (await charity.call('paymentMethods')).data.some(({ method }) => isCardMethod(method)),
  );
}

/** Returns null for a guest. */
function accountMenu({ signedIn, links, t }: Visitor) {
  if (!signedIn) return null;
  const { name } = signedIn.user;
  return {
    name,
    initials: initialsOf(name),
    label: name ? t('frame:account.menu', { name }) : t('frame:account.menuUnnamed'),
    entries: [
      { to: links.account.orders(), label: t('frame:account.orders') },
      { to: links.account.profile(), label: t('frame:account.profile') },
      { to: links.account.sessions(), label: t('frame:account.sessions') },
    ],
    signOut: { to: links.logout(), label: t('frame:account.signOut') },
  };
}
