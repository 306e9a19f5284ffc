/**
 * Route module of /newsletter/leave/{token}: ends a newsletter subscription. Subscribers press the button of the page.
 * Mail programs send a one-click request (RFC 8058) to the same URL.
 */
import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { useLinks, useText } from '#web/i18n/strings';
import { ButtonLink, Submit } from '#web/ui/parts';
import { parseToken, PRIVATE_PAGE_HEADERS } from '../../forms/by-token.server';
import { withVisitor } from '../../visitor/with-visitor.server';
import { LinkPage } from './link-page';
import { linkLoader } from './page.server';

export const loader = linkLoader('leave');

/**
 * Not a formAction: mail providers send the request from their servers, without Origin and cookies. Only the token of
 * the URL authorises it. A client with the token can leave anyway, so a form of another site gains nothing.
 */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  const token = parseToken(params);
  const isOneClick = await hasOneClickBody(request);
  return withVisitor(request, async ({ charity, links }) => {
    await charity.call('leaveNewsletter', { params: { token } });
    // RFC 8058, 3.1: no redirect, because clients do not reliably follow one after POST.
    if (isOneClick) return new Response(null, { status: 200, headers: PRIVATE_PAGE_HEADERS });
    return redirect(links.newsletterLeave(token), { status: 303 });
  });
}

async function hasOneClickBody(request: Request): Promise<boolean> {
  const form = await request.formData().catch(() => null);
  return form?.get('List-Unsubscribe') === 'One-Click';
}

export default function LeavePage() {
  const { state } = useLoaderData<typeof loader>();
  const t = useText('newsletter');
  const links = useLinks();
  return (
    <LinkPage
      icon={state === 'gone' ? 'check' : 'mail'}
      title={t(`leave.${state}.title`)}
      text={t(`leave.${state}.text`)}
    >
      {state === 'gone' ? (
        <ButtonLink kind="quiet" to={links.newsletter()}>
          {t('again')}
        </ButtonLink>
      ) : (
        <Form method="post" noValidate reloadDocument>
          <Submit size="lg">{t('leave.submit')}</Submit>
        </Form>
      )}
    </LinkPage>
  );
}
