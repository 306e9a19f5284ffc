/** The site map: every address and its module. `:locale?` wraps all pages; anything that is no language is a 404. */
import { index, prefix, route, type RouteConfig } from '@remix-run/route-config';

export default [
  route(':locale?', 'routes/locale.tsx', [
    index('routes/home/home.tsx'),
    ...prefix('projects', [
      index('routes/projects/list.tsx'),
      route('zakat', 'routes/projects/zakat.tsx'),
      route('stock-purge', 'routes/projects/stock-purge.tsx'),
      route('type/:type', 'routes/projects/of-type.tsx'),
      route('sacrifices', 'routes/sacrifices/list.tsx'),
      route('sacrifices/:id', 'routes/sacrifices/sacrifice.tsx'),
      route(':id', 'routes/projects/project.tsx'),
    ]),
    route('programs', 'routes/programs/list.tsx'),
    route('programs/:id', 'routes/programs/program.tsx'),
    route('give', 'routes/give/give.tsx'),
    route('give/offer', 'routes/give/offer.ts'),
    route('options/categories', 'routes/give/options.ts'),
    route('offerings/:id/standing', 'routes/offerings/standing.ts'),
    route('cart', 'routes/cart/cart.tsx'),
    route('checkout', 'routes/checkout/checkout.tsx'),
    route('orders/:token', 'routes/orders/order.tsx'),
    route('monthly/:token', 'routes/monthly/monthly.tsx'),
    route('receipts/:token', 'routes/receipts/receipt-check.tsx'),
    route('gift-cards/:token', 'routes/gift-cards/gift-card.tsx'),
    route('about', 'routes/about/about.tsx'),
    route('contact-us', 'routes/about/contact.tsx'),
    route('faqs', 'routes/about/faqs.tsx'),
    route('privacy-policy', 'routes/about/privacy.tsx'),
    route('terms-of-use', 'routes/about/terms.tsx'),
    route('lookups/countries', 'routes/lookups/countries.ts'),
    route('lookups/country-here', 'routes/lookups/country-here.ts'),
    route('newsletter', 'routes/shell/newsletter.tsx'),
    route('language', 'routes/shell/language.ts'),
    route('*', 'routes/not-found.tsx'),
  ]),
  // What a browser or a payment provider must reach of the charity API, on this one origin.
  route('files/*', 'routes/api/files.ts'),
  route('webhooks/:provider', 'routes/api/webhooks.ts'),
  route('sandbox/*', 'routes/api/sandbox.ts'),
] satisfies RouteConfig;
