/** Route module of /training/{id}: one training, its reviews, and the form with which students apply. */
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { applyAction } from '../../applications/apply-action.server';
import { languageFrom } from '#web/charity/localise';
import { pageLoader } from '../../page-loader.server';
import { Share } from '#web/ui/share';
import { useLinks, useText } from '#web/i18n/strings';
import { pictureUrl } from '#web/links';
import { breadcrumbs } from '../../seo/structured/nodes.server';
import { courseNode } from '../../seo/structured/occasions.server';
import type { PageHandle } from '../../shell/use-shell';
import { Badge } from '#web/ui/badge';
import { Breadcrumbs } from '#web/ui/crumbs';
import { Picture } from '#web/ui/picture';
import { RichText } from '#web/ui/rich-text';
import { applyForTraining, findStudentProblem, messageOf } from './action.server';
import { APPLY_FORM } from './apply-form';
import { APPLY_ANCHOR, ApplyPanel, takesApplications } from './apply-panel';
import { TrainingFacts } from './facts';
import { Reviews } from './reviews';
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
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_400px] md:grid-rows-[auto_1fr] md:gap-x-8">
        <div className="grid gap-3">
          <Title view={view} />
          <Picture {...view.picture} sizes="(min-width: 900px) 736px, 92vw" priority isKept />
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
