/** The fault matrix: each fault, what the donor sees, and the tests. docs/faults.md is generated from it. */

export type TestName = {
  file: string;
  /** The title as it is in the file, also with `%s`; or the key of a table of cases. */
  title: string;
};

export type FaultRow = {
  number: number;
  fault: string;
  /** What the donor sees, or what must not happen. */
  expected: string;
  tests: readonly TestName[];
};

/** Each row: number, fault, what the donor sees. Below it are its tests: file, title. */
const TEXT = `
1 | The charity API refuses or resets connections | Cached pages marked as out of date, otherwise 503 with Retry-After and contact details. At the checkout: bank accounts.
  tests/faults/upstream.isolated.test.ts | 1 refuses connections
  tests/faults/upstream.isolated.test.ts | 1 resets the connection when it responds
  app/routes/checkout/checkout.page.test.tsx | shows the bank accounts while the charity API stores no order
2 | The charity API accepts connections and never answers | As 1, at most 4 s later, and 30 s for an order.
  tests/faults/upstream.isolated.test.ts | 2 accepts and never answers
  tests/faults/upstream.isolated.test.ts | 2 an API that hangs gets no further calls of pages after the deadline
  web/charity/call.test.ts | covers the request and its retry together
3 | The charity API is slow | A complete page. A cached response replaces one that takes longer than 0.5 s.
  tests/faults/upstream.isolated.test.ts | 3 sends 500 KB in a second
  tests/faults/upstream.isolated.test.ts | 3 closes the connection late
  app/charity/cache.test.ts | is replaced by the cached one after the soft deadline, and arrives for later pages
4 | The charity API returns 500, 502 or 503 to a GET | One retry, then as 1. No retry of a POST.
  tests/faults/upstream.isolated.test.ts | 4 returns 502
  tests/faults/upstream.isolated.test.ts | 4 a failing API gets few further calls: the circuit opens
  web/charity/call.test.ts | does not repeat a POST request, because the API may have executed it
5 | The charity API returns 500 to an order, before or after it stored the order | Nothing was charged, the form keeps its values, and sending it again makes one order.
  app/routes/checkout/checkout.test.ts | returns 503 with the message that nothing was charged, and keeps the values, when the charity API %s
  app/routes/checkout/checkout.test.ts | creates one order when the form is submitted again after a lost response
6 | A response is truncated or malformed JSON | As 1, for this response only.
  tests/faults/upstream.isolated.test.ts | 6 ends in the middle of the body
  tests/faults/upstream.isolated.test.ts | 6 sends malformed JSON
7 | HTML with 200, an empty body, 204, null, invalid items, a byte order mark | As 1. Invalid items of a list are left out, and the others are shown.
  tests/faults/upstream.isolated.test.ts | 7 sends a page of HTML
  tests/faults/upstream.isolated.test.ts | 7 sends no data
  web/charity/call.test.ts | with invalid items returns the valid items and reports the number of the others
  web/charity/call.test.ts | may begin with a byte order mark
8 | Compression that does not decode, a body that is too large or has no end | As 1. The storefront stops reading at its limit.
  tests/faults/upstream.isolated.test.ts | 8 sends gzip that does not decode
  tests/faults/upstream.isolated.test.ts | 8 a body without an end is not read beyond 3 MB, and the page is a 503
  contract/limited-body.test.ts | stops in the middle of decompressing %s
9 | The access token has expired, and the refresh token is valid | The donor stays signed in. Parallel loaders refresh once.
  app/visitor/with-visitor.test.ts | refreshes an expired token once for eight parallel loaders, and all of them get the new tokens
  app/visitor/with-visitor.test.ts | after a 401, refreshes the tokens for the next request, throws the original error, and does not repeat the call
10 | The refresh token is rejected, or the refresh fails | Only a rejection signs the donor out. Cart and form stay.
  app/visitor/with-visitor.test.ts | removes the sign-in cookie when the API rejects the refresh token with %i
  app/visitor/with-visitor.test.ts | keeps the sign-in cookie and runs the loader as a guest when the refresh fails: %s
11 | An offering is closed or does not exist any more | The cart marks its gift, and the order is rejected with an error at the gift.
  app/routes/cart/cart.test.ts | reports a campaign as closed after its deadline
  app/routes/checkout/checkout.test.ts | returns 409 with an error at the gift, and keeps the values, when a campaign has closed
12 | The charity API returns 429 | Cached pages. Without them, a page in words with Retry-After. A form keeps its values.
  tests/faults/upstream.isolated.test.ts | 12 when the API returns 429, a page is stale, or says so and passes Retry-After on
  app/forms/action.server.test.ts | a rate limit of the API is a message in %s that keeps what was typed
  app/charity/cache.test.ts | waits as long as \`Retry-After\` of the API says, at most 30 s
13 | The payment provider does not answer when its page is made | The message says that nothing was charged. Sending the form again makes one page.
  tests/faults/payments.test.ts | 13 the provider does not answer when the payment page is made (%s): nothing is charged, and a retry makes one page
  charity-api/payments/call.test.ts | a request times out when the provider does not respond
  app/routes/checkout/checkout.test.ts | returns 503 when the payment provider does not respond
14 | The donor pays and never returns, and every webhook is lost | The order is paid by the status check, with one receipt.
  tests/faults/payments.test.ts | 14 the donor pays and never returns, and every webhook is lost: the order is paid by the status check
15 | The webhook arrives before the donor returns | The order page says paid at once. One receipt.
  tests/faults/payments.test.ts | 15 the webhook arrives before the donor returns: the order is paid at once, with one receipt
16 | The donor returns before the bank decides, and no webhook arrives | The page waits, never says that the payment failed, and then says paid.
  tests/faults/payments.test.ts | 16 the donor returns before the bank decides, and no webhook arrives: the order waits, and is then paid
  app/routes/orders/order.page.test.tsx | links a pending order to the payment page and shows the time of the last check
17 | Webhooks arrive 20 times, at the same moment and in reverse order | One payment, one receipt.
  tests/faults/payments.test.ts | 17 each webhook arrives 20 times at the same moment and in reverse order, while the donor returns
18 | A webhook is forged, changed, old, or of another account | The order does not change.
  tests/faults/payments.test.ts | 18 a webhook without a valid signature changes nothing
  charity-api/payments/stripe/webhook.test.ts | does not trust the payment status of a webhook, and fetches it from Stripe
19 | The provider charges another amount | The order is never paid. Staff are warned.
  tests/faults/payments.test.ts | 19 the provider charges another amount: the order waits for staff, and is never paid
20 | Double click, repeated form, Back and pay again, two tabs that pay one cart | One order. The second tab gets the same order.
  app/routes/checkout/checkout.test.ts | creates one order when several tabs submit their forms at the same time
  app/routes/checkout/checkout.test.ts | redirects to the order when an accepted form is submitted again
  charity-api/giving/orders.test.ts | creates one order for a cart that twenty forms send at the same time, and all forms receive it
21 | SIGKILL at each step of the checkout | The same form makes one order after the restart.
  tests/faults/kill-provider.test.ts | 21 a retry after a kill at %s creates no second order by transfer
  tests/faults/kill-provider.test.ts | 21 SIGKILL at a step of the checkout
22 | SIGKILL between the payment and its storage | The order is paid once, by the return, the webhook or the status check.
  tests/faults/kill-provider.test.ts | 22 after a kill between sending the receipt and marking it as sent there is one receipt
  tests/faults/kill-provider.test.ts | 22 SIGKILL between the payment and its storage
23 | Another process locks the database | Pages are shown. A form says after one second at most that it was not accepted, with the bank accounts.
  tests/faults/database.test.ts | 23 another process locks the database: pages are shown, the form says so, and the same form then makes one order
  charity-api/db/open.test.ts | does not delay reads, and 20 writes that wait for it fail together, not one after another
24 | The disk is full | Pages and the bank accounts are shown. /readyz is 503. No accepted order is lost.
  tests/faults/database.test.ts | 24 the disk is full: pages and bank details are shown, no accepted order is lost, and gifts are accepted again
  tests/faults/server.test.ts | %s with the state %j and draining: %s returns %d %s
25 | The database is read-only, missing or damaged, or has another schema | The API does not start over a damaged file, and does not change it. A read-only file is as 24.
  tests/faults/database.test.ts | 25 the database is read-only: pages and bank details are shown, and the site reports that it is not ready
  charity-api/db/open.test.ts | rejects a file with %s and does not change its bytes
  charity-api/db/open.test.ts | rejects a file of another schema, with what to do, and does not change it
  charity-api/main.test.ts | an empty folder stays empty on HOST=0.0.0.0, and a second process on it is rejected
26 | PostgreSQL restarts, or another process holds a lock for long | As 23. Reads and writes work again without a restart of the site.
  tests/postgres/driver.test.ts | reads and writes work again without an error
  tests/postgres/driver.test.ts | a transaction that was interrupted is rejected as busy and undone
  tests/postgres/driver.test.ts | are rejected as busy when another process has their area for longer than they may wait, and no others are
27 | The clock jumps by ten minutes, or passes a change of time, a year or a leap day | The order is paid once.
  tests/faults/database.test.ts | %s between the order and its payment: it is paid once
  domain/orders/monthly.test.ts | monthsAfter: %s plus %i months is %s
28 | A list with very many items | Nine items a page, and at most 100 in a response of the API.
  tests/contract/content.test.ts | returns nine items by default, at most 100, and ignores an invalid limit
  app/lists/paged-cards.test.tsx | links to the list of the next page for browsers without scripts
29 | Invalid page numbers and limits | They are ignored, and the list does not repeat a page without end.
  app/lists/filters.test.ts | reads the query %j as page %i
  app/lists/shown-pages.test.ts | does not show a card twice that moved to the next page
30 | Large bodies, very many fields, headers that never end | A page in the language of the visitor: 413 or 408.
  tests/faults/server.test.ts | rejects %s with 413 in the visitor’s language
  tests/faults/server.test.ts | responds with 408 to headers that never end
  server/body.test.ts | limits all bodies to 64 MB and files to 48 MB, and releases the bytes of finished requests
31 | A body that is not the form of the page | A page that explains the error, with 400. Never a 500.
  tests/faults/forms.test.ts | 31 a body that is not a form is a 400: %s
  tests/faults/hostile-requests.test.ts | with %s is harmless
32 | Invalid UTF-8, control and direction characters, emoji, Arabic digits | An error at the field, or the stored text is the sent text.
  tests/faults/forms.test.ts | 32 any text as the name of a donor is rejected with its value, or stored as it was sent
  app/routes/checkout/checkout.test.ts | keeps the values when the field %s is %j
  domain/money/parse.test.ts | parses every amount as the site formats it, in every language
33 | Amounts such as 1e3, 0x10, -5, 1,5, NaN | An error at the field, or exact minor units. All sums are exact.
  domain/money/parse.test.ts | rejects %j with the problem %s
  domain/money/parse.test.ts | does not throw for any text, and returns only integer minor units
  domain/cart/cart.test.ts | the cart has a total that equals the exact sum of its lines and of its subtotals
34 | Cookies that are huge, damaged or forged | The visitor is new, or keeps the cart. Too large cookies are removed, and the next request is accepted.
  tests/faults/server.test.ts | 34 cookies of 30 KB are removed with a page in words, the cart stays, and the next request is accepted
  app/visitor/large-cookies.test.ts | removes all cookies when the first removal did not help, so that the donor is never stuck
  app/visitor/hostile-carts.test.ts | when it has %s
35 | Two tabs add a gift at the same moment; a donor without scripts taps a button twice | Both gifts are in the cart, or a message says which was not added. A gift that was sent twice is in the cart once.
  tests/faults/forms.test.ts | 35 two tabs add a gift at the same moment: both are in the cart, whichever response arrives last
  app/visitor/added-gifts.test.ts | that add a gift at the same moment have both, when the %s response arrives last
  app/visitor/added-gifts.test.ts | of which one changes the currency: a message says that the gift was not added, once
  app/giving/sent-twice.test.ts | adds the gift once when the browser has stored the first response
  tests/e2e/donation.test.ts | two taps on the button add the gift once without scripts, when the next page is late
36 | The cart is older than prices, capacity or rates | A message at the gift, with the current total. The order is not made with another total than the donor saw.
  app/routes/cart/offerings.test.ts | shows the current total and the earlier one after a changed price or rate
  app/routes/cart/offerings.test.ts | reports lines that together exceed the remaining capacity
  app/routes/checkout/checkout.test.ts | returns 409 and keeps the values when the cart was changed in another tab
37 | The donor changes the language in the checkout | The same step in the other language, with all values.
  app/routes/checkout/checkout.test.ts | returns all form values and creates no order when the donor changes the language
38 | Scripts do not load; a tab is older than the release | All forms work. The tab loads the new page once.
  tests/e2e/failing-requests.test.ts | every script
  tests/e2e/offline.test.ts | after a deployment, a link whose module is missing loads the page once, and it can be read
  web/forms/document-navigation.test.tsx | a document opened by "%s" is reloaded %d times, so there is no loop
39 | The browser is offline when the donor sends a form | The form keeps its values.
  tests/e2e/failing-requests.test.ts | when the site is unreachable, the browser shows an error and Back restores the form
  tests/e2e/offline.test.ts | reads saved pages, the receipt and bank details without a connection, and sends nothing
40 | A service of a third party fails: pixels, geocoding | Nothing.
  tests/e2e/pixels.test.ts | sends beacons after the consent only, and none after its withdrawal
  app/routes/lookups/lookups.test.ts | returns null and does not log the position when %s
41 | The mail server fails | The receipt is on the page. The mail is sent later, once.
  charity-api/mail/smtp.test.ts | an unreachable mail server gets one try for all mails, and all mails after it is back
  charity-api/mail/smtp.test.ts | a receipt by SMTP is sent again with the same Message-ID when the server’s response was lost
42 | SIGTERM under load | No accepted request fails.
  tests/faults/server-shutdown.test.ts | shutdown under load fails no accepted request
  tests/faults/server-shutdown.test.ts | shutdown returns 503 from /readyz and closes connections before the port is closed
  tests/faults/restart.test.ts | fails no page and resets no form, and the process exits with 0
43 | An uncaught error or an unhandled rejection | The process logs it and ends. It does not continue in an unknown state.
  tests/faults/crash.test.ts | 43 an uncaught error or an unhandled rejection (%s) is logged, and ends the process
  tests/faults/server.test.ts | an exception in the app becomes an error page with the request id and no stack
44 | A backup is restored | The same data, also when the site wrote during the backup. A damaged backup is rejected.
  charity-api/backup/backup.test.ts | has the database and the files of the data folder, and no secrets
  charity-api/backup/backup.test.ts | is consistent while the site writes
  charity-api/backup/backup.test.ts | a damaged byte in a file or in a header
45 | A program tries many stolen cards | Fewer attempts for each network, a higher minimum, and transfers stay possible.
  charity-api/modules/abuse/abuse.test.ts | reduces the limit of an IP address to a third, but not that of a mailbox or of transfers
  charity-api/modules/abuse/attack-mode.test.ts | starts automatically, logs one warning, and is described for the terminal
46 | SIGKILL while a further month of a monthly gift is stored | The month is one order with one receipt.
  tests/faults/kill-provider.test.ts | 46 SIGKILL at a step of a further month
  charity-api/payments/stripe/monthly.test.ts | a later month creates its own order, counted once and with one receipt
47 | SIGKILL, or a lost response, during a refund | The money goes back once.
  tests/faults/kill-provider.test.ts | 47 SIGKILL at a step of a refund
  charity-api/giving/staff/refund.test.ts | refunds once when the first response was lost
48 | SIGKILL at any moment while orders, webhooks, refunds and disputes arrive | Each payment counts once, and the database is intact.
  tests/faults/kill-provider.test.ts | 48 SIGKILL at any moment while orders, webhooks, refunds and disputes arrive, run %i
  charity-api/giving/settle/reverse.test.ts | a refunded order stays refunded after any sequence of further events
`;

const cells = (line: string) => line.split('|').map((cell) => cell.trim());

export const MATRIX: readonly FaultRow[] = TEXT.trim()
  .split(/\n(?=\d)/)
  .map((row) => {
    const [first = '', ...below] = row.split('\n');
    const [number, fault = '', expected = ''] = cells(first);
    const tests = below.map(cells).map(([file = '', title = '']) => ({ file, title }));
    return { number: Number(number), fault, expected, tests };
  });

/** Files of the tests, sorted. */
export const matrixFiles = (): string[] =>
  [...new Set(MATRIX.flatMap(({ tests }) => tests.map(({ file }) => file)))].sort();

/** Returns true for the full title of a test that a row names. */
export function isNamed({ title }: TestName, fullTitle: string): boolean {
  const parts = title.split(/%[a-z]/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('[^]*')).test(fullTitle);
}
