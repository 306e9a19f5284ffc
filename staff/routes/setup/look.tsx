/** /staff/setup/look: logo and colour, whose contrasts are measured before they are saved. */
import { useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { useText } from '#web/i18n/strings';
import { Field } from '#web/ui/field';
import { isColour, type Colour } from '#domain/colours/colour';
import { problemsOf, rejected } from '../../forms/content-problems.server';
import { staffAction, staffLoader } from '../../forms/recipes.server';
import { siteUrl } from '../../frame/organisation.server';
import { FileInput, PICTURES } from '../../ui/file-input';
import { pictureField } from '../../forms/pictures.server';
import { measure } from './contrast';
import { NameFirst, stepOf, StepPage } from './plan';
import { afterStep } from './after-step.server';
import { Contrasts, Samples } from './samples';
import { PostForm, Submit } from '../../ui/page';
import { useReply } from '../../forms/use-reply';

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
