/** Box with the fund that receives gifts to a program, and a link to its form. */
import { formatMoney } from '#domain/money';
import { useLinks, useLocale } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { ButtonLink } from '../../ui/button';
import { GIVE_ANCHOR } from '../../giving/anchor';
import type { ProgramView } from './view.server';

export function ProgramFund({ fund }: { fund: NonNullable<ProgramView['fund']> }) {
  const t = useText('programs');
  const links = useLinks();
  const locale = useLocale();
  return (
    <section className="box grid gap-2">
      <h2 className="text-lg" {...fund.language}>
        {fund.title}
      </h2>
      <p className="sm">{t('fund.lead')}</p>
      <p className="sm muted">{t('fund.given', { amount: formatMoney(fund.raised, locale) })}</p>
      <ButtonLink to={`${links.project(fund.id)}#${GIVE_ANCHOR}`}>{t('give')}</ButtonLink>
    </section>
  );
}
