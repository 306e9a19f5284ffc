/** The HTML document of every page of the staff area, and its error page. The document has no scripts. */
import { Outlet, useMatches, useRouteError } from '@remix-run/react';
import { useContext, type ReactNode } from 'react';
import { direction } from '#domain/locales';
import { useLocale, useText } from '#web/i18n/strings';
import { RejectedForm } from './frame/contexts';
import { errorKind, ErrorPage } from './frame/error-page';
import { useFrame } from './frame/use-frame';
import stylesheet from './styles/staff.css?url';

export { loader } from './frame/loader.server';

export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const frame = useFrame();
  return (
    <html lang={locale} dir={direction(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <Title />
        <link rel="stylesheet" href={stylesheet} />
        {frame && <link rel="icon" href={`${frame.site}icon.svg`} type="image/svg+xml" />}
        {frame?.colours && <style dangerouslySetInnerHTML={{ __html: frame.colours }} />}
      </head>
      <body className="staff">{children}</body>
    </html>
  );
}

/** The title of the page with the name of the charity. It begins with "Error:" after a rejected form. */
function Title() {
  const t = useText('staff');
  const error = useRouteError();
  const isRejected = useContext(RejectedForm);
  const name = useFrame()?.organisation.name ?? t('unnamed');
  const titles = useMatches().flatMap(({ data }) => {
    const title = (data as { title?: unknown } | null)?.title;
    return typeof title === 'string' ? [title] : [];
  });
  const page = error ? t(`error.${errorKind(error)}.title`) : (titles.at(-1) ?? t('area'));
  const title = t('title', { page, name });
  return <title>{isRejected ? t('errorTitle', { title }) : title}</title>;
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
