/** About page: the work, the steps of a gift, and statistics about the organisation. */
import { useLoaderData } from '@remix-run/react';
import { config } from '#config';
import { pageLoader } from '../../forms/loader.server';
import { pictureUrl } from '../../links';
import { organisation } from '../../shell/organisation.server';
import { Alert } from '../../ui/alert';
import { ButtonLink } from '../../ui/button';
import { Facts } from '../../ui/facts';
import { Picture } from '../../ui/picture';
import type { Visitor } from '../../visitor/visitor.server';
import { Programs } from './programs';
import { Steps } from './steps';

const STEPS = ['chosen', 'kept', 'spent', 'checked', 'reported'];

export const loader = pageLoader({
  strings: [],
  load: async ({ visitor }) => {
    const { t, links } = visitor;
    const [{ name, tagline, licence, facts }, programs] = await Promise.all([
      organisation(visitor),
      programsOf(visitor),
    ]);
    const title = t('about:about.title');
    const picture = programs[0]?.picture;
    return {
      head: {
        title,
        description: t('about:about.description', { organisation: name }),
        ...(picture && { image: pictureUrl(picture.path, 1280) }),
      },
      title,
      lead: tagline,
      picture,
      work: { title: t('about:about.work.title'), text: t('about:about.work.text') },
      programs: programs.map(({ id, title, summary }) => ({
        title,
        summary,
        to: links.program(id),
      })),
      steps: {
        title: t('about:about.steps.title'),
        steps: STEPS.map((step) => ({
          title: t(`about:about.steps.${step}.title`),
          text: t(`about:about.steps.${step}.text`),
        })),
      },
      figures: {
        title: t('about:about.figures.title'),
        rows: [...facts, ...(licence ? [{ label: t('about:about.licence'), value: licence }] : [])],
      },
      demonstration: config().DEMO_CONTENT ? t('about:demonstration') : null,
      further: [
        { label: t('about:links.campaigns'), to: links.projects() },
        { label: t('about:links.programs'), to: links.programs() },
        { label: t('about:links.contact'), to: links.contact() },
      ],
    };
  },
});

/** Returns an empty list when the programs cannot be loaded, because the page is useful without them. */
async function programsOf({ charity }: Visitor) {
  try {
    return (await charity.programs(1)).data;
  } catch {
    return [];
  }
}

export default function AboutPage() {
  const { title, lead, picture, work, programs, steps, figures, demonstration, further } =
    useLoaderData<typeof loader>();
  return (
    <div className="grid gap-6 pt-4">
      <div className="grid items-start gap-4 md:grid-cols-2 md:gap-x-8">
        <div className="grid gap-2">
          <h1>{title}</h1>
          {lead && <p className="text-lg">{lead}</p>}
          <h2 className="pt-2">{work.title}</h2>
          <p>{work.text}</p>
        </div>
        {picture && (
          <Picture
            path={picture.path}
            alt={picture.alt}
            sizes="(min-width: 900px) 560px, 92vw"
            priority
          />
        )}
      </div>
      {programs.length > 0 && <Programs programs={programs} />}
      <Steps {...steps} />
      {figures.rows.length > 0 && (
        <section className="grid gap-2 md:max-w-[640px]">
          <h2>{figures.title}</h2>
          <Facts rows={figures.rows} />
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
