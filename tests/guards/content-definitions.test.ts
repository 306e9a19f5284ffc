/** Requires that a kind of content and its reply share the definition of each field. */
import * as z from 'zod';
import { expect, test } from 'vitest';
import { annualFiguresContent, annualFiguresSchema } from '#contract/annual-figures';
import { articleSchema, newsContent } from '#contract/articles';
import { caseContent, caseSchema } from '#contract/cases';
import * as content from '#contract/content';
import { endowmentContent, endowmentSchema } from '#contract/endowments';
import { eventContent, eventSchema } from '#contract/events';
import { expiationContent, expiationSchema } from '#contract/expiations';
import { mosqueContent, mosqueSchema } from '#contract/mosques';
import { ngoContent, ngoSchema } from '#contract/ngos';
import { orphanContent, orphanSchema } from '#contract/orphans';
import { faqContent, faqSchema, pageContent, pageSchema } from '#contract/pages';
import { partnerContent, partnerSchema } from '#contract/partners';
import { sacrificeContent, sacrificeSchema } from '#contract/sacrifices';
import { trainingContent, trainingSchema } from '#contract/training';
import { stockContent, stockSchema } from '#contract/zakat';

/** `calculated`: fields of the reply that only have the name of a field of the content. */
const KINDS: Record<string, [content: z.ZodObject, reply: z.ZodObject, calculated?: string[]]> = {
  annualFigures: [annualFiguresContent, annualFiguresSchema],
  article: [newsContent, articleSchema],
  campaign: [content.campaignContent, content.projectSchema],
  case: [caseContent, caseSchema],
  endowment: [endowmentContent, endowmentSchema],
  event: [eventContent, eventSchema, ['seats']],
  expiation: [expiationContent, expiationSchema],
  faq: [faqContent, faqSchema],
  mosque: [mosqueContent, mosqueSchema, ['repairs']],
  ngo: [ngoContent, ngoSchema, ['social', 'campaigns']],
  orphan: [orphanContent, orphanSchema],
  page: [pageContent, pageSchema],
  partner: [partnerContent, partnerSchema],
  program: [content.programContent, content.programSchema],
  sacrifice: [sacrificeContent, sacrificeSchema, ['slaughter']],
  slide: [content.slideContent, content.sliderSchema],
  stock: [stockContent, stockSchema],
  training: [trainingContent, trainingSchema, ['seats']],
};

/** An instant in replies. The database has it, because the API closes cases. */
const CLOSING = 'closesAt';

test.each(Object.entries(KINDS))('%s', (_, [written, reply, calculated = []]) => {
  const own = Object.keys(written.shape).filter((name) => {
    const field = reply.shape[name];
    return field && inner(field) !== inner(written.shape[name]!) && name !== CLOSING;
  });
  expect(own).toEqual(calculated);
});

test('a campaign without its status is left out, and is not shown as open', () =>
  expect(content.projectSchema.shape.status.safeParse(undefined).success).toBe(false));

/** Without its usual value. */
const inner = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodDefault || schema instanceof z.ZodNullable
    ? inner(schema.unwrap())
    : schema;
