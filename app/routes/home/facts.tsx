/** Statistics about the organisation, which give donors a reason to trust it. */
import { useText } from '../../i18n/strings';
import type { OrganisationFact } from '../../shell/organisation.server';
import { Wrap } from '../../ui/wrap';

export function Facts({ facts }: { facts: readonly OrganisationFact[] }) {
  const t = useText('home');
  if (facts.length === 0) return null;
  return (
    <section className="pt-6">
      <Wrap>
        <h2 className="vh">{t('facts')}</h2>
        <dl className="grid grid-cols-2 [@media(max-width:18em)]:grid-cols-1 gap-px overflow-hidden rounded border border-line bg-line md:grid-cols-4">
          {facts.map(({ value, label, language }) => (
            <div key={label} className="flex flex-col-reverse justify-end bg-surface p-2 md:p-3">
              <dt className="sm muted" {...language}>
                {label}
              </dt>
              <dd className="num text-xl font-bold" {...language}>
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </Wrap>
    </section>
  );
}
