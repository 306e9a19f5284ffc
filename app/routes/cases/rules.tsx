/** The eligibility rules for every case, and the authority that decided them. */
import { formatMoney } from '#domain/money';
import { useLocale } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { DateText } from '../../ui/date-text';
import { Disclosure } from '../../ui/fold';
import { Icon } from '../../ui/icon';
import type { CaseSettings } from './settings.server';

export function Rules({ settings: { rules, zakatAuthority } }: { settings: CaseSettings }) {
  const t = useText('cases');
  const locale = useLocale();
  if (!rules) return null;
  const said = [
    t('rule.claim', { amount: formatMoney(rules.claimCap, locale) }),
    t('rule.orders', { count: rules.enforcementOrders }),
    ...(rules.years > 0 ? [t('rule.time', { count: rules.years })] : []),
    ...(rules.socialSecurity ? [t('rule.socialSecurity')] : []),
  ];
  return (
    <Disclosure summary={t('rules')} className="border-b border-line">
      <div className="grid gap-2 pb-3">
        <ul className="grid gap-1">
          {said.map((text) => (
            <li key={text} className="flex gap-1">
              <Icon name="check" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <p className="sm muted">
          {t('decided', { authority: rules.authority })} <DateText date={rules.decidedAt} />
        </p>
        {zakatAuthority && (
          <p className="sm muted">{t('zakat.explain', { authority: zakatAuthority })}</p>
        )}
      </div>
    </Disclosure>
  );
}
