/** Contact details as links: phone, email, WhatsApp, social media; opening hours; the postal address with its map. */
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useLinks, useText } from '#web/i18n/strings';
import { PUBLIC_FILES } from '#web/links';
import type { ContactDetails } from '../../shell/contact.server';
import { Icon, type IconName } from '#web/ui/icon';
import { EmailText } from '#web/ui/email-text';
import type { Hours } from './page.server';

const NETWORKS = ['instagram', 'x', 'youtube'] as const;

type Props = { details: ContactDetails; hours: Hours; map: string; hasFaqs: boolean };

export function ContactDetailsBox({ details, hours, map, hasFaqs }: Props) {
  const t = useText('contact');
  const links = useLinks();
  const { phoneNumber, email, location, socialMediaLinks } = details;
  const networks = NETWORKS.filter((network) => socialMediaLinks[network]);
  return (
    <div className="grid gap-3">
      <h2 className="vh">{t('details')}</h2>
      <address className="grid border-t border-line not-italic">
        {phoneNumber && (
          <Row icon="phone" label={t('phone')}>
            <a
              className={`${LINK} ltr num`}
              translate="no"
              href={`tel:${phoneNumber.replace(/[^\d+]/g, '')}`}
            >
              {phoneNumber}
            </a>
          </Row>
        )}
        {email && (
          <Row icon="mail" label={t('email')}>
            <a className={LINK} href={`mailto:${email}`}>
              <EmailText>{email}</EmailText>
            </a>
          </Row>
        )}
        {socialMediaLinks.whatsapp && (
          <Row icon="phone" label={t('shell:networks.whatsapp')}>
            <NetworkLink to={socialMediaLinks.whatsapp}>{t('whatsapp')}</NetworkLink>
          </Row>
        )}
        {hours.lines.length > 0 && (
          <Row icon="clock" label={t('hours')}>
            <ul className="grid gap-1 pt-1">
              {hours.lines.map((line) => (
                <li key={line}>
                  <span {...hours.language}>{line}</span>
                </li>
              ))}
            </ul>
          </Row>
        )}
        {networks.length > 0 && (
          <Row icon="globe" label={t('online')}>
            <span className="flex flex-wrap gap-x-2">
              {networks.map((network) => (
                <NetworkLink key={network} to={socialMediaLinks[network]}>
                  {t(`shell:networks.${network}`)}
                </NetworkLink>
              ))}
            </span>
          </Row>
        )}
        {location && (
          <Row icon="pin" label={t('address')}>
            <span {...details.language}>{location}</span>
          </Row>
        )}
      </address>
      {map && <MapLink to={map} />}
      {hasFaqs && (
        <Link className={LINK} to={links.faqs()}>
          {t('faqs')}
        </Link>
      )}
    </div>
  );
}

const LINK = 'inline-flex min-h-[44px] items-center';

function NetworkLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className={LINK} href={to} rel="noopener noreferrer">
      {children}
    </a>
  );
}

type RowProps = { icon: IconName; label: string; children: ReactNode };

function Row({ icon, label, children }: RowProps) {
  return (
    <div className="flex items-start gap-2 border-b border-line py-2">
      <Icon name={icon} className="text-brand" />
      <div className="min-w-0">
        <p className="muted sm">{label}</p>
        <div>{children}</div>
      </div>
    </div>
  );
}

/** The picture is the same for every address, so it is only decoration. */
function MapLink({ to }: { to: string }) {
  const t = useText('contact');
  return (
    <a className="grid gap-1" href={to} rel="noopener noreferrer">
      <img
        className="art aspect-[12/5]!"
        src={PUBLIC_FILES.map}
        width="480"
        height="200"
        loading="lazy"
        alt=""
      />
      <span className="flex min-h-[44px] items-center gap-1">
        {t('map')}
        <Icon name="arrow" flip />
      </span>
    </a>
  );
}
