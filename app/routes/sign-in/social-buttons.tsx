/** Buttons that sign in with a social provider, above the form with e-mail address and password. */
import { Form } from '@remix-run/react';
import type { SocialProvider } from '#contract/accounts';
import { useLinks, useText } from '#web/i18n/strings';
import { Button } from '#web/ui/parts';

type Props = { providers: readonly SocialProvider[]; returnTo: string | undefined };

/** Renders nothing without a configured provider. The browser submits the form: the redirect leaves the site. */
export function SocialButtons({ providers, returnTo }: Props) {
  const t = useText('sign-in');
  const links = useLinks();
  if (providers.length === 0) return null;
  return (
    <div className="grid gap-2">
      {providers.map((provider) => (
        <Form
          key={provider}
          method="post"
          action={links.socialLogin(provider)}
          reloadDocument
          noValidate
        >
          <input type="hidden" name="returnTo" value={returnTo} />
          <Button type="submit" kind="quiet" wide>
            {t(`social.${provider}`)}
          </Button>
        </Form>
      ))}
      <p className="sm muted text-center">{t('social.or')}</p>
    </div>
  );
}
