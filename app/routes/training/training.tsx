/** Route module of /training/{id}: one training, its reviews, and the form with which students apply. */
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { languageFrom } from '#web/charity/results';
import { useLinks, useText } from '#web/i18n/strings';
import { pictureUrl } from '#web/links';
import { Breadcrumbs } from '#web/ui/crumbs';
import type { Submission } from '#web/ui/form-reply';
import { Alert, Badge, ButtonLink, Disclosure } from '#web/ui/parts';
import { Picture } from '#web/ui/picture';
import { RichText } from '#web/ui/rich-text';
import { Share } from '#web/ui/share';
import { applyAction } from '../../applications/apply-action.server';
import { useSent } from '../../applications/use-sent';
import { pageLoader } from '../../page-loader.server';
import { breadcrumbs } from '../../seo/structured/nodes.server';
import { courseNode } from '../../seo/structured/occasions.server';
import type { PageHandle } from '../../shell/use-shell';
import { applyForTraining, findStudentProblem, messageOf } from './action.server';
import { APPLY_FORM, ApplyForm } from './apply-form';
import { TrainingFacts } from './facts';
import { trainingApplicationSchema } from './schema.server';
import { SeatsText } from './seats-text';
import { Stars } from './stars';
import { trainingView, type TrainingView } from './view.server';

export const loader = pageLoader({
  strings: ['training', 'phone', 'share'],
  load: async ({ visitor, params }) => {
    const view = await trainingView(visitor, params.id ?? '');
    const { title, summary: description, picture } = view;
    const image = pictureUrl(picture.path, 1280);
    return { head: { title, ...languageFrom(view), description, image }, view };
  },
  describe: async ({ view }, { visitor }) => {
    const { links, t } = visitor;
    return [
      await courseNode(visitor, view),
      breadcrumbs(visitor, view.title, [t('training:title'), links.training()]),
    ];
  },
});

export const action = applyAction({
  schema: trainingApplicationSchema,
  send: (application, { visitor, params: { id = '' }, donor }) =>
    applyForTraining(application, visitor, id, donor),
  findMore: (sent, { visitor, params: { id = '' } }) => findStudentProblem(sent, visitor, id),
  page: ({ visitor, params: { id = '' } }) => visitor.links.trainingCourse(id),
  message: messageOf,
});

export { revalidateOnConflict as shouldRevalidate } from '../../giving/shows-what-changed';

export const handle: PageHandle = {
  keptForm: (data) => {
    // Without data, the site shows an error page.
    const view = (data as { view: TrainingView } | undefined)?.view;
    return view && takesApplications(view) ? APPLY_FORM : null;
  },
};

export default function TrainingPage() {
  const { view } = useLoaderData<typeof loader>();
  const form = useActionData<typeof action>()?.form;
  const t = useText('training');
  const links = useLinks();
  const { title, language, category } = view;
  return (
    <>
      <Breadcrumbs
        trail={[
          { label: t('title'), to: links.training() },
          category
            ? {
                ...{ label: category.title, ...languageFrom(category) },
                to: links.training({ category: category.id }),
              }
            : { label: title, ...languageFrom(view) },
        ]}
      />
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_25rem] md:grid-rows-[auto_1fr] md:gap-x-8">
        <div className="grid gap-3">
          <Title view={view} />
          <Picture {...view.picture} sizes="(min-width: 56.25em) 46em, 92vw" priority isKept />
        </div>
        <aside
          id={APPLY_ANCHOR}
          aria-label={t('apply.title')}
          className="scroll-mt-3 md:col-start-2 md:row-span-2 md:row-start-1"
        >
          <ApplyPanel key={view.id} training={view} form={form} />
        </aside>
        <div className="grid gap-6">
          {view.body && <RichText html={view.body} language={language} />}
          <TrainingFacts training={view} />
          <Reviews reviews={view.reviews} />
          <Share title={title} address={view.url} />
        </div>
      </div>
      {takesApplications(view) && (
        <div className="paybar md:hidden">
          <SeatsText state={view.state} seats={view.seats} />
          <Link className="btn quiet" to={`#${APPLY_ANCHOR}`}>
            {t('apply.title')}
          </Link>
        </div>
      )}
    </>
  );
}

function Title({ view }: { view: TrainingView }) {
  const t = useText('training');
  const { title, summary, language, fee, minimumAge, isOnline, rating } = view;
  return (
    <div className="grid gap-2">
      <h1 {...language}>{title}</h1>
      <p className="text-lg text-muted" {...language}>
        {summary}
      </p>
      <p className="flex flex-wrap items-center gap-1">
        <Badge>
          <span {...language}>{fee}</span>
        </Badge>
        <Badge tone="off">{t('age', { years: minimumAge })}</Badge>
        {isOnline && <Badge tone="off">{t('online')}</Badge>}
        {rating && (
          <span className="sm flex flex-wrap items-center gap-x-1">
            <Stars rating={rating.average} />
            <a href="#reviews" className="py-1">
              <b>{rating.average}</b> {t('rating.count', { count: rating.count })}
            </a>
          </span>
        )}
      </p>
    </div>
  );
}

/**
 * The box next to a training: the form with the message after it, or the reason why nobody can apply any more.
 *
 * Id of the box, to which the bar at the bottom of a phone links.
 */
const APPLY_ANCHOR = 'apply';

const takesApplications = ({ state }: Pick<TrainingView, 'state'>) =>
  state === 'open' || state === 'full';

function ApplyPanel({ training, form }: { training: TrainingView; form: Submission }) {
  const t = useText('training');
  const { state, seats } = training;
  return (
    <div className="box lift grid gap-3">
      <div className="grid justify-items-start gap-1">
        <h2>{t(takesApplications(training) ? 'apply.title' : 'apply.closed')}</h2>
        <SeatsText state={state} seats={seats} />
      </div>
      <PanelContent training={training} form={form} />
    </div>
  );
}

function PanelContent({ training, form }: { training: TrainingView; form: Submission }) {
  const t = useText('training');
  const links = useLinks();
  const { count, message } = useSent('trainingApplied', 'trainingWaiting');
  const { state } = training;
  if (!takesApplications(training))
    return (
      <>
        <p>{t(`apply.${state}`)}</p>
        <ButtonLink kind="quiet" to={links.training()}>
          {t('toComing')}
        </ButtonLink>
      </>
    );
  return (
    <>
      {message && (
        <Alert tone="ok">
          <p>{t(`apply.sent.${message}`)}</p>
        </Alert>
      )}
      {state === 'full' && <p className="sm">{t('apply.waiting')}</p>}
      <ApplyForm key={count} training={training} form={form} />
    </>
  );
}

/** Reviews that are visible at once. The others are collapsed. */
const SHOWN = 4;

type Review = TrainingView['reviews'][number];

/** The reviews of former students. */
function Reviews({ reviews }: { reviews: readonly Review[] }) {
  const t = useText('training');
  if (reviews.length === 0) return null;
  const others = reviews.slice(SHOWN);
  return (
    <section className="grid gap-1">
      <h2 id="reviews">{t('reviews.title')}</h2>
      <ReviewList reviews={reviews.slice(0, SHOWN)} />
      {others.length > 0 && (
        <Disclosure summary={t('reviews.more', { count: others.length })}>
          <ReviewList reviews={others} />
        </Disclosure>
      )}
    </section>
  );
}

function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  return (
    <ul>
      {reviews.map(({ rating, text, by, language }, at) => (
        <li key={at} className="grid gap-0.5 border-b border-line py-2 last:border-0">
          <Stars rating={rating} />
          <blockquote className="m-0" {...language}>
            {text}
          </blockquote>
          <p className="sm muted" {...language}>
            {by}
          </p>
        </li>
      ))}
    </ul>
  );
}
