/** Links to the three zakat calculators: for wealth, for stocks and for funds. */
import { Link } from '@remix-run/react';
import { useLinks } from '../../i18n/locale';
import { useText } from '../../i18n/strings';
import { Icon } from '../../ui/icon';

export function CalculatorLinks() {
  const t = useText('zakat');
  const links = useLinks();
  const ways = [
    { name: 'calculator', to: links.zakatCalculator() },
    { name: 'stocks', to: links.stockZakat() },
    { name: 'funds', to: links.fundZakat() },
  ];
  return (
    <section className="grid gap-1" aria-labelledby="ways">
      <h2 id="ways" className="text-lg">
        {t('ways')}
      </h2>
      <ul className="rows">
        {ways.map(({ name, to }) => (
          <li key={name}>
            <div>
              <Link to={to} className="font-semibold">
                {t(`title.${name}`)}
              </Link>
              <p className="sm muted">{t(`text.${name}`)}</p>
            </div>
            <Icon name="next" flip className="self-center" />
          </li>
        ))}
      </ul>
    </section>
  );
}
