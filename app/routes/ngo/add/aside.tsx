/** Next to the form: what to have at hand, who sees what, and what happens next. */
import { useText } from '../../../i18n/strings';
import { Icon } from '../../../ui/icon';

export function AddAside() {
  const t = useText('ngo-add');
  return (
    <aside className="grid content-start gap-4">
      <section className="grid gap-1">
        <h2 className="text-lg">{t('aside.hand.title')}</h2>
        <ul className="grid gap-1">
          {(['registration', 'bank', 'logo'] as const).map((item) => (
            <li key={item} className="sm flex items-start gap-1">
              <Icon name="check" className="text-ok" />
              <span>{t(`aside.hand.${item}`)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-1">
        <h2 className="text-lg">{t('aside.who.title')}</h2>
        <p className="sm muted">{t('aside.who.text')}</p>
      </section>
      <section className="grid gap-1">
        <h2 className="text-lg">{t('aside.next.title')}</h2>
        <ol className="grid gap-1">
          {(['read', 'visit', 'page'] as const).map((item) => (
            <li key={item} className="sm border-s-2 border-brand ps-2">
              {t(`aside.next.${item}`)}
            </li>
          ))}
        </ol>
      </section>
    </aside>
  );
}
