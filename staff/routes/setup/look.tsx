/** /staff/setup/look: logo and colour, whose contrasts are measured before they are saved. */
import { useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { type Colour, contrastOf, isColour } from '#domain/colours/colour';
import {
  BACKGROUNDS,
  paletteOf,
  problemOfPrimary,
  SHAPE_CONTRAST,
  TEXT_CONTRAST,
} from '#domain/colours/palette';
import { useText } from '#web/i18n/strings';
import { Field } from '#web/ui/field';
import { Icon } from '#web/ui/icon';
import { problemsOf, rejected } from '../../forms/content-problems.server';
import { pictureField } from '../../forms/pictures.server';
import { staffAction, staffLoader } from '../../forms/recipes.server';
import { useReply } from '../../forms/use-reply';
import { siteUrl } from '../../frame/organisation.server';
import { FileInput, PICTURES } from '../../ui/file-input';
import { PostForm, Submit } from '../../ui/page';
import { afterStep } from './after-step.server';
import { NameFirst, stepOf, StepPage } from './plan';

/** The colour of the design. It applies until the charity chooses its own. */
const DESIGN: Colour = '#019c9c';

export const loader = staffLoader({
  permission: null,
  load: async ({ visitor: { charity, t } }) => {
    const setup = await charity.call('staffSetup');
    const { colour, logo, name } = setup;
    const own = colour !== null && isColour(colour) ? colour : DESIGN;
    return {
      ...{ ...stepOf(setup, 'look', t), colour: own, measured: measure(own) },
      logo: logo === null ? null : siteUrl(logo),
      isNamed: Object.keys(name).length > 0,
    };
  },
});

const colourField = z
  .string()
  .transform((text) =>
    text
      .trim()
      .toLowerCase()
      .replace(/^(?=[\da-f]{6}$)/, '#'),
  )
  .refine(isColour, 'staffSetup.colour');

export const action = staffAction({
  permission: 'organisation.write',
  pictures: ['logo'],
  schema: z.object({
    colour: colourField,
    code: colourField.optional(),
    logo: pictureField,
    /** The colour that the picker showed before it was changed. */
    shown: z.string().max(7).default(''),
    go: z.string().regex(/^(?:save|check|take-[\da-f]{6})$/),
  }),
  run: async ({ go, logo, ...typed }, { visitor: { charity }, done, show }) => {
    const [, taken] = /^take-(.*)$/.exec(go) ?? [];
    const colour: Colour = taken ? `#${taken}` : chosenColour(typed);
    const answer = { colour, measured: measure(colour) };
    if (go !== 'save') return show(answer);
    const errors = await problemsOf(
      () => charity.call('staffSetupLook', { body: { colour, ...(logo && { logo }) } }),
      (field) => (field.startsWith('logo') ? 'logo' : 'code'),
    );
    if (errors) return rejected(show(answer), errors);
    return done(await afterStep(charity, 'look'), 'staff-setup:saved.look');
  },
});

/**
 * Returns the colour that the member changed. The picker and the code both show the current colour, and no script
 * updates the other one. When both were changed, the code is more exact.
 */
function chosenColour({ colour, code, shown }: { colour: Colour; code?: Colour; shown: string }) {
  return code === undefined || code === shown ? colour : code;
}

export default function SetupLook() {
  const t = useText('staff-setup');
  const loaded = useLoaderData<typeof loader>();
  const { form, answer, field } = useReply<typeof action>();
  const { colour, measured } = answer ?? loaded;
  const labels = { logo: t('look.logo'), colour: t('look.colour'), code: t('look.code') };
  return (
    <StepPage {...loaded} isReadOnly={!loaded.mayWrite}>
      {!loaded.isNamed && <NameFirst />}
      <PostForm {...{ form, labels }} files>
        {loaded.logo && <img className="logo-now" src={loaded.logo} alt={t('look.now')} />}
        <FileInput
          {...{ name: 'logo', label: labels.logo, accept: PICTURES }}
          hint={t('look.logoHint')}
          errors={field('logo').errors}
          kept={field('logo').defaultValue}
        />
        <input type="hidden" name="shown" value={colour} />
        <Field label={labels.colour} name="colour" errors={field('colour').errors}>
          <input className="swatch" id="colour" name="colour" type="color" defaultValue={colour} />
        </Field>
        <Field
          label={labels.code}
          {...field('code')}
          defaultValue={field('code').errors.length > 0 ? field('code').defaultValue : colour}
          hint={t('look.codeHint')}
          dir="ltr"
          autoComplete="off"
        />
        <Samples samples={measured.samples} />
        <Contrasts {...measured} />
        {loaded.mayWrite && (
          <div className="inline acts">
            <Submit name="go" value="save">
              {t('save')}
            </Submit>
            <Submit name="go" value="check" kind="quiet">
              {t('look.check')}
            </Submit>
          </div>
        )}
      </PostForm>
    </StepPage>
  );
}

/** A button, a link and a bar in the charity's colour on light and dark paper, and the measured contrasts. */
function Samples({ samples }: Pick<Measured, 'samples'>) {
  const t = useText('staff-setup');
  return (
    <figure className="stack g1">
      <div className="samples">
        {(['light', 'dark'] as const).map((mode) => {
          const { paper, brand, onBrand, link } = samples[mode];
          // Attributes of SVG, because the security policy of the page allows no inline styles.
          return (
            <svg key={mode} viewBox="0 0 160 110" aria-hidden="true">
              <rect width="160" height="110" fill={paper} />
              <rect x="20" y="16" width="120" height="36" rx="3" fill={brand} />
              <path d="M56 34h48" stroke={onBrand} strokeWidth="3" />
              <path d="M50 72h60" stroke={link} strokeWidth="2" />
              <rect x="20" y="90" width="72" height="6" rx="3" fill={brand} />
            </svg>
          );
        })}
      </div>
      <figcaption className="muted xs">{t('look.samples')}</figcaption>
    </figure>
  );
}

function Contrasts({ contrasts, nearest }: Pick<Measured, 'contrasts' | 'nearest'>) {
  const t = useText('staff-setup');
  return (
    <ul className="contrasts">
      {contrasts.map(({ name, ratio, least }) => {
        const isGood = ratio >= least;
        return (
          <li key={name} className={isGood ? 'good' : 'poor'}>
            <Icon name={isGood ? 'check' : 'warn'} />
            <span>
              {t(`contrast.${name}`)} {!isGood && t('contrast.needs', { least })}
            </span>
            <span className="num">{t('contrast.ratio', { ratio })}</span>
            {!isGood && nearest && (
              <span className="why">
                <button className="link" name="go" value={`take-${nearest.slice(1)}`}>
                  {t('look.take', { colour: nearest })}
                </button>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

type Contrast = {
  /** Key below `staff-setup:contrast`. */
  name: 'button' | 'link' | 'bar' | 'darkButton' | 'darkLink';
  /** Such as 7.3, rounded down. */
  ratio: number;
  least: number;
};

type Measured = ReturnType<typeof measure>;

/** Measures the contrasts of a charity's colour as the pages use it. */
function measure(colour: Colour) {
  const problem = problemOfPrimary(colour);
  const { light, dark } = paletteOf(problem?.nearest ?? colour);
  const [paper, night] = [BACKGROUNDS.light.paper, BACKGROUNDS.dark.paper];
  const row = (name: Contrast['name'], ratio: number, least: number): Contrast => ({
    ...{ name, least },
    ratio: Math.floor(ratio * 10) / 10,
  });
  return {
    contrasts: [
      row('bar', problem?.ratio ?? contrastOf(colour, paper), SHAPE_CONTRAST),
      row('button', contrastOf(light.onBrand, light.brand), TEXT_CONTRAST),
      row('link', contrastOf(light.link, paper), TEXT_CONTRAST),
      row('darkButton', contrastOf(dark.brand, night), SHAPE_CONTRAST),
      row('darkLink', contrastOf(dark.link, night), TEXT_CONTRAST),
    ],
    /** The nearest colour with sufficient contrast, when this one has too little. */
    nearest: problem?.nearest ?? null,
    /** The colours of the samples on the page. */
    samples: {
      light: { paper, brand: colour, onBrand: light.onBrand, link: light.link },
      dark: { paper: night, brand: dark.brand, onBrand: dark.onBrand, link: dark.link },
    },
  };
}
