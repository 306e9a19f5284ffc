/** Contact details as links: phone, email and social media; and the postal address. */
import type { ReactNode } from 'react';
import { useText } from '../../i18n/strings';
import type { ContactDetails } from '../../shell/contact.server';
import { Icon, type IconName } from '../../ui/icon';

const NETWORKS = ['instagram', 'x', 'whatsapp', 'youtube'] as const;

type Props = {
  details: ContactDetails;
  labels: Record<'phone' | 'email' | 'address' | 'online', string>;
};

export function ContactDetailsBox({ details, labels }: Props) {
  const t = useText('shell');
  const { phoneNumber, email, location, socialMediaLinks } = details;
  const networks = NETWORKS.filter((network) => socialMediaLinks[network]);
  return (
    <address className="box grid gap-2 not-italic">
      {phoneNumber && (
        <ContactRow icon="phone" label={labels.phone}>
          <a className={`${LINK} ltr num`} href={`tel:${phoneNumber.replace(/[^\d+]/g, '')}`}>
            {phoneNumber}
          </a>
        </ContactRow>
      )}
      {email && (
        <ContactRow icon="mail" label={labels.email}>
          <a className={`${LINK} ltr`} href={`mailto:${email}`}>
            {email}
          </a>
        </ContactRow>
      )}
      {location && (
        <ContactRow icon="pin" label={labels.address}>
          <span {...details.language}>{location}</span>
        </ContactRow>
      )}
      {networks.length > 0 && (
        <ContactRow icon="globe" label={labels.online}>
          <span className="flex flex-wrap gap-x-2">
            {networks.map((network) => (
              <a
                key={network}
                className={LINK}
                href={socialMediaLinks[network]}
                rel="noopener noreferrer"
              >
                {t(`networks.${network}`)}
              </a>
            ))}
          </span>
        </ContactRow>
      )}
    </address>
  );
}

const LINK = 'inline-flex min-h-[44px] items-center';

function ContactRow({
  icon,
  label,
  children,
}: {
  icon: IconName;
  label: string;
  children: ReactNode;
}) {
  return (
    <div className="flex items-start gap-2">
      <Icon name={icon} className="text-brand" />
      <div className="min-w-0">
        <p className="muted sm">{label}</p>
        <div>{children}</div>
      </div>
    </div>
  );
}
