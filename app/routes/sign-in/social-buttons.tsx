/** Links that sign in with a social provider, above the form with e-mail address and password. */
import type { SocialProvider } from '#contract/accounts';
import { useLinks } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { ButtonLink } from '../../ui/button';

/** Renders nothing without a configured provider. */
export function SocialButtons({ providers }: { providers: readonly SocialProvider[] }) {
  const t = useText('sign-in');
  const links = useLinks();
  if (providers.length === 0) return null;
  return (
    <div className="grid gap-1">
      {providers.map((provider) => (
        <ButtonLink key={provider} kind="quiet" to={links.socialLogin(provider)} reloadDocument>
          {t(`social.${provider}`)}
        </ButtonLink>
      ))}
      <p className="muted sm text-center">{t('social.or')}</p>
    </div>
  );
}
