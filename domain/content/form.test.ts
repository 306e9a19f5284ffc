/** Tests of the conversion of form fields to the written form of a record. */
import { describe, expect, test } from 'vitest';
import { completenessOf, publishableLanguages } from './languages';
import { movedList, readRecordForm } from './form';
import type { Shape } from './shape';
import { withoutEmpty } from './trim';

const TEXT: Shape = { type: 'texts', markdown: false, figures: false };
const MONEY: Shape = { type: 'money', currencies: ['OMR'] };
const shape: Shape = {
  type: 'object',
  fields: [
    { name: 'title', shape: TEXT, required: true },
    { name: 'goal', shape: MONEY, required: false },
    { name: 'featured', shape: { type: 'yesNo' }, required: false, usual: 'no' },
    { name: 'at', shape: { type: 'localTime' }, required: false },
    {
      ...{ name: 'intentions', required: false, usual: ['sadaqa'] },
      shape: { type: 'list', least: 1, item: { type: 'choice', values: ['sadaqa', 'zakat'] } },
    },
    {
      ...{ name: 'budget', required: false },
      shape: {
        ...{ type: 'list', least: 0 },
        item: {
          type: 'object',
          fields: [
            { name: 'label', shape: TEXT, required: true },
            { name: 'amount', shape: MONEY, required: true },
          ],
        },
      },
    },
    { name: 'picture', shape: { type: 'picture' }, required: false },
  ],
};

const read = (before: object, typed: Record<string, string | string[]>) =>
  withoutEmpty(
    shape,
    readRecordForm(shape, before as never, (name) => [typed[name] ?? []].flat(), 'ar'),
  );

test('a form changes one language and keeps the others', () => {
  expect(read({ title: { en: 'Water' } }, { 'title.ar': ' ماء ' })).toEqual({
    title: { en: 'Water', ar: 'ماء' },
  });
});

test('a form keeps the fields that it does not have', () => {
  expect(read({ title: { en: 'Water' }, goal: '5 OMR' }, {})).toEqual({
    ...{ title: { en: 'Water' }, goal: '5 OMR' },
  });
});

test.each([
  ['١٢٫٥', '12.5 OMR'],
  ['1,250.500', '1250.500 OMR'],
  ['much', 'much OMR'],
  ['', undefined],
])('a form reads the amount %j as %j', (typed, goal) => {
  const written = read({}, { 'goal.amount': typed, 'goal.currency': 'OMR' });
  expect((written as { goal?: string }).goal).toBe(goal);
});

test('a form omits values that are the usual ones', () => {
  const usual = { featured: 'no', 'intentions.shown': '1', intentions: 'sadaqa' };
  expect(read({ featured: 'yes', intentions: ['zakat'] }, usual)).toEqual({});
  const other = { featured: 'yes', 'intentions.shown': '1', intentions: ['sadaqa', 'zakat'] };
  expect(read({}, other)).toEqual({ featured: 'yes', intentions: ['sadaqa', 'zakat'] });
});

test('a form removes, changes and adds items of a list', () => {
  const budget = [
    { label: { en: 'Pump' }, amount: '1 OMR' },
    { label: { en: 'Tank' }, amount: '2 OMR' },
  ];
  const typed = {
    ...{ 'budget.length': '3', 'budget[1].remove': 'on', 'budget[2].label.ar': 'خزان' },
    ...{ 'budget[3].label.ar': 'أنابيب', 'budget[3].amount.amount': '3' },
    'budget[3].amount.currency': 'OMR',
  };
  expect(read({ budget }, typed)).toEqual({
    budget: [
      { label: { en: 'Tank', ar: 'خزان' }, amount: '2 OMR' },
      { label: { ar: 'أنابيب' }, amount: '3 OMR' },
    ],
  });
});

test.each([
  ['budget[2].move', 'up', ['خزان', 'مضخة', 'أنابيب']],
  ['budget[2].move', 'down', ['مضخة', 'أنابيب', 'خزان']],
  ['budget[1].move', 'up', ['مضخة', 'خزان', 'أنابيب']],
])('a form moves an item with %s %s, and keeps what was typed', (button, to, labels) => {
  const typed = {
    ...{ 'budget.length': '4', [button]: to, 'budget[1].label.ar': 'مضخة' },
    ...{ 'budget[2].label.ar': 'خزان', 'budget[3].label.ar': 'أنابيب' },
  };
  const before = { budget: [{ label: { en: 'Pump' } }] };
  const { budget } = read(before, typed) as { budget: { label: { ar: string; en?: string } }[] };
  expect(budget.map(({ label }) => label.ar)).toEqual(labels);
  expect(budget.find(({ label }) => label.en)?.label.ar).toBe('مضخة');
});

test('a form keeps the other languages of each item when a colleague has reordered the list since', () => {
  const [pump, tank] = [{ label: { en: 'Pump' } }, { label: { en: 'Tank' } }];
  const typed = {
    ...{ 'budget.length': '3', 'budget.items': JSON.stringify([pump, tank]) },
    ...{ 'budget[1].label.ar': 'مضخة', 'budget[2].label.ar': 'خزان' },
  };
  expect(read({ budget: [tank, pump] }, typed)).toEqual({
    budget: [{ label: { en: 'Pump', ar: 'مضخة' } }, { label: { en: 'Tank', ar: 'خزان' } }],
  });
});

test.each(['{', '5', 'null', '{"1":"x"}', '[5, null, true]'])(
  'a form ignores forged items of a list: %s',
  (items) => {
    const typed = { 'budget.length': '1', 'budget.items': items, 'budget[1].label.ar': 'مضخة' };
    expect(read({}, typed)).toEqual({ budget: [{ label: { ar: 'مضخة' } }] });
  },
);

test('a form names the list in which a button moves an item', () => {
  expect(movedList(['title.ar', 'sections[2].links[1].move'])).toBe('sections[2].links');
  expect(movedList(['title.ar', 'move'])).toBeNull();
});

test('a form leaves out an item of a list that stayed empty', () => {
  const typed = { 'budget.length': '1', 'budget[1].label.ar': '', 'budget[1].amount.amount': '' };
  expect(read({}, typed)).toEqual({});
});

test('a form replaces a drawing by a photograph, and a photograph by a drawing', () => {
  const drawn = { picture: { scene: 'water', alt: { ar: 'ماء' } } };
  expect(read(drawn, { 'picture.file': 'tap.jpg', 'picture.scene': 'water' })).toEqual({
    picture: { file: 'tap.jpg', alt: { ar: 'ماء' } },
  });
  const taken = { picture: { file: 'tap.jpg', alt: { ar: 'ماء' } } };
  expect(read(taken, { 'picture.file': 'tap.jpg', 'picture.scene': 'water' })).toEqual(drawn);
  expect(read(taken, { 'picture.remove': 'on' })).toEqual({});
});

test('a form reads the time of a browser', () => {
  expect(read({}, { at: '2027-03-01T18:00' })).toEqual({ at: '2027-03-01 18:00' });
});

describe('the languages of a record', () => {
  const written = {
    title: { en: 'Water', ar: 'ماء', tr: 'Su' },
    budget: [{ label: { en: 'Pump', ar: 'مضخة' }, amount: '1 OMR' }],
  };

  test('are complete when they have every text that another language has', () => {
    expect(completenessOf(shape, written)).toEqual({
      ...{ en: { filled: 2, wanted: 2 }, ar: { filled: 2, wanted: 2 } },
      ...{ tr: { filled: 1, wanted: 2 }, id: { filled: 0, wanted: 2 } },
    });
    expect(publishableLanguages(shape, written)).toEqual(['en', 'ar']);
  });

  test('when all are incomplete, only the one with the most texts counts, so that its gaps are reported', () => {
    const gaps = { budget: [{ label: { tr: 'Pompa' }, amount: '1 OMR' }] };
    expect(publishableLanguages(shape, gaps)).toEqual(['tr']);
  });
});
