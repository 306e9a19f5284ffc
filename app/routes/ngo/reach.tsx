/** Facts and contact details of an organisation, and the link with which visitors report a mistake. */
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useLinks, useText } from '#web/i18n/strings';
import { EmailText } from '#web/ui/email-text';
import { Icon, type IconName } from '#web/ui/icon';
import { DateText } from '#web/ui/parts';
import type { NgoView } from './view.server';

const LINK = 'inline-flex min-h-[44px] items-center';

export function NgoFacts({ ngo }: { ngo: NgoView }) {
  const t = useText('ngos');
  const links = useLinks();
  const { established, people, helps, place, country, phone, email, networks, language } = ngo;
  return (
    <aside aria-label={t('facts.title')} className="md:sticky md:top-3">
      <dl>
        <Fact icon="calendar" label={t('facts.established')}>
          <DateText date={established} />
        </Fact>
        {people && (
          <Fact icon="people" label={t('facts.people')}>
            <span {...language}>{people}</span>
          </Fact>
        )}
        {helps.length > 0 && (
          <Fact icon="heart" label={t('facts.helps')}>
            {helps.map((group, at) => (
              <span key={group.id}>
                {at > 0 && ' ·\u00a0'}
                <span {...group.language}>{group.title}</span>
              </span>
            ))}
          </Fact>
        )}
        <Fact icon="pin" label={t('facts.place')}>
          <span {...language}>{place}</span>
        </Fact>
        <Fact icon="globe" label={t('facts.country')}>
          {country}
        </Fact>
        <Fact icon="mail" label={t('facts.email')}>
          <a className={LINK} href={`mailto:${email}`}>
            <EmailText>{email}</EmailText>
          </a>
        </Fact>
        <Fact icon="phone" label={t('facts.phone')}>
          <a
            className={`${LINK} ltr num`}
            translate="no"
            href={`tel:${phone.replace(/[^\d+]/g, '')}`}
          >
            {phone}
          </a>
        </Fact>
        {networks.length > 0 && (
          <Fact icon="screen" label={t('facts.online')}>
            <span className="flex flex-wrap gap-x-2">
              {networks.map(({ network, url }) => (
                <a key={network} className={LINK} href={url} rel="noopener noreferrer nofollow">
                  {t(`networks.${network}`)}
                </a>
              ))}
            </span>
          </Fact>
        )}
      </dl>
      <p className="sm muted pt-2">
        {t('wrong.question')} <Link to={links.contact()}>{t('wrong.action')}</Link>
      </p>
    </aside>
  );
}

function Fact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className="border-b border-line py-2">
      {/* A <div> in a list of definitions contains only <dt> and <dd>. */}
      <dt className="flex items-start gap-2 font-semibold">
        <Icon name={icon} className="mt-0.5 text-brand" />
        {label}
      </dt>
      <dd className="sm muted ps-5">{children}</dd>
    </div>
  );
}
