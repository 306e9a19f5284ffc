/** Ways to help other than with money: volunteering, training, and working together. */
import { Link } from '@remix-run/react';
import { useLinks } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { useHasPage } from '../../shell/use-shell';
import { Icon } from '../../ui/icon';
import { Wrap } from '../../ui/wrap';

const WAYS = ['volunteer', 'training', 'partners'] as const;

export function Help() {
  const t = useText('home');
  const links = useLinks();
  const has = useHasPage();
  return (
    <section className="pt-8">
      <Wrap>
        <h2 className="pb-2">{t('help.title')}</h2>
        <ul className="grid gap-3 md:grid-cols-3">
          {WAYS.filter(has).map((way) => (
            <li key={way}>
              <h3>{t(`help.${way}.title`)}</h3>
              <p className="muted">{t(`help.${way}.text`)}</p>
              <Link className="inline-flex min-h-[44px] items-center gap-1" to={links[way]()}>
                {t(`help.${way}.action`)}
                <Icon name="arrow" flip />
              </Link>
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  );
}
