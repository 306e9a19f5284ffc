/** Server entry of the staff area: renders a page to HTML and sets its headers. No page has a script. */
import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import type { Locale } from '#domain/locales';
import { seconds } from '#domain/time/durations';
import { translateIn } from '#web/i18n/instances.server';
import { ProvidedLocale, ServerTranslator } from '#web/i18n/strings';
import { log } from '#web/log.server';
import { actionDataOf, loadedByRoot } from '#web/remix/loaded.server';
import { renderPage } from '#web/remix/render.server';
import { sha256 } from '#web/security/policy.server';
import { RejectedForm, RequestId } from './frame/contexts';
import type { FrameData } from './frame/loader.server';
import { contentSecurityPolicy } from './security.server';
import { readStaffVisitor } from './visitor/visitor.server';

export { handleError } from '#web/remix/handle-error.server';
export * as staffSite from './site.server';

/** Milliseconds. Remix keeps the loader data in memory for this time, for deferred data. No page defers data. */
export const streamTimeout = seconds(1);

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const frame = loadedByRoot(context) as FrameData | undefined;
  const locale = frame?.locale ?? readStaffVisitor(request).locale;
  const html = await render(request, context, locale);
  const style = frame?.colours ? sha256(frame.colours) : null;
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-security-policy', contentSecurityPolicy(style));
  return new Response(html, { status, headers });
}

/** @throws the error of a component outside every error boundary */
function render(request: Request, context: EntryContext, locale: Locale): Promise<string> {
  return renderPage(
    <ProvidedLocale.Provider value={locale}>
      <ServerTranslator.Provider value={translateIn(locale)}>
        <RequestId.Provider value={request.headers.get('x-request-id')}>
          <RejectedForm.Provider value={isRejected(context)}>
            <RemixServer context={context} url={request.url} />
          </RejectedForm.Provider>
        </RequestId.Provider>
      </ServerTranslator.Provider>
    </ProvidedLocale.Provider>,
    { context, nonce: '', onError: (error) => log().error({ err: error }, 'render failed') },
  );
}

function isRejected(context: EntryContext): boolean {
  return actionDataOf(context).some(
    (reply) => (reply as { form?: { error?: unknown } } | undefined)?.form?.error !== undefined,
  );
}
