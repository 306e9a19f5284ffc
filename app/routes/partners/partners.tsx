/** Route module of /partners: the partners by type, ways to work together, and the form for new partners. */
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { useLinks, useText } from '#web/i18n/strings';
import { EmailField, Field, Select, TextArea } from '#web/ui/field';
import { FORM_ANCHOR, FormErrors, useSubmission } from '#web/ui/form-reply';
import { PageHead } from '#web/ui/page-head';
import { Alert, Submit } from '#web/ui/parts';
import { Picture } from '#web/ui/picture';
import { useSent } from '../../applications/use-sent';
import { Honeypot } from '../../forms/honeypot';
import { FilterTabs } from '../../lists/filter-tabs';
import { UnknownFilters } from '../../lists/left-out';
import { PagedCards } from '../../lists/paged-cards';
import type { PageHandle } from '../../shell/use-shell';
import type { PartnerCardData } from './list.server';
import type { action, loader } from './page.server';

export { action, loader } from './page.server';

export const handle: PageHandle = { keptForm: () => FORM };

const WAYS = ['give', 'carry', 'collect'] as const;

export default function PartnersPage() {
  const { list, form } = useLoaderData<typeof loader>();
  const t = useText('partners');
  const links = useLinks();
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <UnknownFilters note={list.leftOut} />
      {form.types.length > 0 && (
        <p className="pb-2 md:hidden">
          <a href="#apply">{t('apply.title')}</a>
        </p>
      )}
      <div className="mb-3">
        <FilterTabs list={list} to={links.partners} all={t('all')} />
      </div>
      <PagedCards
        list={list}
        to={links.partners}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
      >
        {(partners) => (
          <ul className="grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(100%,18.75rem),1fr))]">
            {partners.map((partner) => (
              <PartnerCard key={partner.id} partner={partner} />
            ))}
          </ul>
        )}
      </PagedCards>
      <div className="grid items-start gap-4 pt-8 md:grid-cols-2 md:gap-x-8">
        <section className="grid gap-3">
          <h2>{t('ways.title')}</h2>
          <div className="rows">
            {WAYS.map((way) => (
              <div key={way} className="flex-col gap-y-0.5">
                <h3>{t(`ways.${way}.title`)}</h3>
                <p className="muted">{t(`ways.${way}.text`)}</p>
              </div>
            ))}
          </div>
          <Picture
            path="/files/scenes/parcel.webp"
            alt=""
            sizes="(min-width: 56.25em) 35em, 92vw"
          />
        </section>
        {form.types.length > 0 && <ApplyForm />}
      </div>
    </>
  );
}

/** The form with which an organisation applies for a partnership. */
const FORM = 'partner-form';

function ApplyForm() {
  const { count: sent } = useSent('partnerReceived');
  const t = useText('partners');
  return (
    <section className="box lift grid gap-3" aria-labelledby="apply">
      <h2 id="apply">{t('apply.title')}</h2>
      {sent > 0 && (
        <Alert tone="ok">
          <p>{t('apply.sent')}</p>
        </Alert>
      )}
      <Fields key={sent} />
    </section>
  );
}

function Fields() {
  const { types, longest } = useLoaderData<typeof loader>().form;
  const form = useActionData<typeof action>()?.form;
  const { field } = useSubmission(form);
  const t = useText('partners');
  const links = useLinks();
  const labels = {
    type: t('apply.type'),
    organisation: t('apply.organisation'),
    name: t('apply.name'),
    email: t('apply.email'),
    message: t('apply.message'),
  };
  return (
    <Form
      id={FORM}
      method="post"
      action={`${links.partners()}#${FORM_ANCHOR}`}
      noValidate
      className="grid gap-3"
    >
      <FormErrors form={form} labels={labels} />
      <Honeypot />
      <Select {...field('type')} label={labels.type} required>
        <option value="">{t('apply.choose')}</option>
        {types.map(({ value, label, language }) => (
          <option key={value} value={value} {...language}>
            {label}
          </option>
        ))}
      </Select>
      <Field
        {...field('organisation')}
        label={labels.organisation}
        autoComplete="organization"
        maxLength={longest.organisation}
        required
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Field {...field('name')} label={labels.name} autoComplete="name" maxLength={80} required />
        <EmailField {...field('email')} label={labels.email} />
      </div>
      <TextArea {...field('message')} label={labels.message} rows={4} required />
      <div className="grid gap-1">
        <Submit size="lg" wide>
          {t('apply.submit')}
        </Submit>
        <p className="xs muted">{t('apply.note')}</p>
      </div>
    </Form>
  );
}

/** The card of a partner: logo or initials, name with a link to its website, type, year, and what it does. */
function PartnerCard({ partner }: { partner: PartnerCardData }) {
  const { name, summary, type, since, logo, initials, url, language } = partner;
  const t = useText('partners');
  return (
    <li className="card">
      <div>
        {logo ? (
          <Picture className="mark" path={logo} alt="" sizes="64px" width={320} />
        ) : (
          <span className="mark" aria-hidden>
            {initials}
          </span>
        )}
        <div className="grid gap-0.5">
          <h2 className="text-lg" {...language}>
            {url ? (
              <a
                className="text-ink no-underline after:absolute after:inset-0"
                href={url}
                rel="noopener noreferrer"
              >
                {name}
              </a>
            ) : (
              name
            )}
          </h2>
          <p className="sm muted">
            {type.title && (
              <>
                <span {...type.language}>{type.title}</span>
                {' ·\u00a0'}
              </>
            )}
            {t('since', { year: String(since) })}
          </p>
        </div>
        <p {...language}>{summary}</p>
      </div>
    </li>
  );
}
