/** Route module of /about: the charity's own page, its programs, the steps of a gift, and statistics. */
import { Link, useLoaderData } from '@remix-run/react';
import { config } from '#config';
import { organisation } from '#web/charity/organisation.server';
import { type InLanguage, languageFrom } from '#web/charity/results';
import { pictureUrl } from '#web/links';
import { Alert, ButtonLink, DateText, Facts } from '#web/ui/parts';
import { Picture } from '#web/ui/picture';
import { sliceAt } from '../../lists/list.server';
import { pageLoader } from '../../page-loader.server';
import { AnnualFigures } from '../../plots/annual-figures';
import { annualFigures } from '../../plots/annual-figures.server';
import { Sections } from '../../reading/sections';
import { readSections } from '../../reading/sections.server';
import { charityNode } from '../../seo/structured/nodes.server';
import type { Visitor } from '../../visitor/visitor.server';

export const loader = pageLoader({
  strings: [],
  load: async ({ visitor }) => {
    const { t, links, locale, charity } = visitor;
    const [page, { tagline, licence, licenceLanguage, facts, ...organised }, programs, money] =
      await Promise.all([
        charity.call('page', { params: { id: 'about' } }),
        organisation(visitor),
        programsOf(visitor),
        annualFigures(visitor),
      ]);
    const { title, description, picture } = page;
    return {
      head: {
        ...{ title, description, ...languageFrom(page) },
        ...(picture && { image: pictureUrl(picture.path, 1280) }),
      },
      ...{ title, picture },
      ...languageFrom(page),
      lead: page.lead
        ? { text: page.lead, ...languageFrom(page) }
        : { text: tagline, ...languageFrom(organised) },
      updated: { label: t('about:policy.updated'), date: page.updated },
      text: readSections(page.body, locale),
      programs: programs.map(({ id, title, summary, ...others }) => ({
        ...languageFrom(others),
        title,
        summary,
        to: links.program(id),
      })),
      steps: { title: t('about:about.steps.title'), steps: page.steps },
      figures: {
        title: t('about:about.figures.title'),
        rows: [
          // The charity writes the labels of its facts too.
          ...facts.map((fact) => ({ ...fact, labelLanguage: fact.language })),
          ...(licence
            ? [
                {
                  label: t('about:about.licence'),
                  value: licence,
                  language: licenceLanguage,
                  labelLanguage: undefined,
                },
              ]
            : []),
        ],
      },
      money,
      demonstration: config().DEMO_CONTENT ? t('about:demonstration') : null,
      further: [
        { label: t('about:links.campaigns'), to: links.projects() },
        { label: t('about:links.programs'), to: links.programs() },
        { label: t('about:links.contact'), to: links.contact() },
      ],
    };
  },
  describe: async (_, { visitor }) => [await charityNode(visitor)],
});

/** Returns an empty list when the programs cannot be loaded, because the page is useful without them. */
async function programsOf({ charity }: Visitor) {
  try {
    return (await charity.call('programs', { query: sliceAt(1) })).data;
  } catch {
    return [];
  }
}

export default function AboutPage() {
  const loaded = useLoaderData<typeof loader>();
  const { title, updated, lead, picture, text, programs, steps, figures } = loaded;
  const { money, demonstration, further, language } = loaded;
  return (
    <div className="grid gap-6 pt-4">
      <div className="grid items-start gap-4 md:grid-cols-2 md:gap-x-8">
        <div className="grid gap-2">
          <h1 {...language}>{title}</h1>
          {updated.date && (
            <p className="muted sm">
              {updated.label} <DateText date={updated.date} />
            </p>
          )}
          {lead.text && (
            <p className="text-lg" {...lead.language}>
              {lead.text}
            </p>
          )}
          <div className="grid gap-4 pt-2">
            <Sections {...text} language={language} />
          </div>
        </div>
        {picture && (
          <Picture
            path={picture.path}
            alt={picture.alt}
            language={picture.language}
            sizes="(min-width: 56.25em) 35em, 92vw"
            priority
            isKept
          />
        )}
      </div>
      {programs.length > 0 && <Programs programs={programs} />}
      {steps.steps.length > 0 && <Steps {...steps} />}
      <AnnualFigures figures={money} />
      {figures.rows.length > 0 && (
        <section className="grid gap-2 md:max-w-[40rem]">
          <h2>{figures.title}</h2>
          <Facts
            rows={figures.rows.map(({ label, labelLanguage, ...row }) => ({
              ...row,
              label: <span {...labelLanguage}>{label}</span>,
            }))}
          />
          {demonstration && <Alert>{demonstration}</Alert>}
        </section>
      )}
      <p className="flex flex-wrap gap-2">
        {further.map(({ label, to }, at) => (
          <ButtonLink key={to} kind={at === 0 ? 'filled' : 'quiet'} to={to}>
            {label}
          </ButtonLink>
        ))}
      </p>
    </div>
  );
}

/** List of the programs, one line for each. */
type Program = InLanguage & { title: string; summary: string; to: string };

function Programs({ programs }: { programs: Program[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-2 md:grid-cols-2">
      {programs.map(({ title, summary, to, language }) => (
        <li key={to} {...language}>
          <Link className="inline-flex min-h-[44px] items-center font-semibold" to={to}>
            {title}
          </Link>
          <p className="muted sm">{summary}</p>
        </li>
      ))}
    </ul>
  );
}

type Props = { title: string; steps: (InLanguage & { title: string; text: string })[] };

/** The steps of a gift, in order. */
function Steps({ title, steps }: Props) {
  return (
    <section className="grid gap-3">
      <h2>{title}</h2>
      <ol className="grid gap-3 md:grid-cols-[repeat(auto-fit,minmax(150px,1fr))]">
        {steps.map((step, at) => (
          <li
            key={step.title}
            className="grid content-start gap-1 border-t-[3px] border-brand pt-1"
          >
            <span className="num muted sm" aria-hidden>
              {at + 1}
            </span>
            <h3 {...step.language}>{step.title}</h3>
            <p className="sm" {...step.language}>
              {step.text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
