/** Tests that responses are reduced to one language for each object, which is marked when it is not the visitor's. */
import { expect, test } from 'vitest';
import type { LocalisedText } from '#domain/locales';
import { languageFrom, localise } from './results';

const text = (said: Partial<LocalisedText>): LocalisedText => ({
  ...{ en: '', ar: '', tr: '', id: '' },
  ...said,
});
const BOTH = text({ en: 'Water', ar: 'ماء' });
const ENGLISH = { lang: 'en', dir: 'ltr' };
const ARABIC = { lang: 'ar', dir: 'rtl' };

test('localise adds nothing when the texts are in the visitor’s language', () => {
  expect(localise({ id: 'a', title: BOTH }, 'ar')).toEqual({ id: 'a', title: 'ماء' });
});

test('localise uses the first language of the site that an object has, and marks the object', () => {
  const project = { id: 'a', title: BOTH, goal: { minor: 1, currency: 'OMR' } };
  const shown = { id: 'a', goal: project.goal };
  expect(localise(project, 'tr', ['en', 'ar', 'tr'])).toEqual({
    ...{ ...shown, title: 'Water', language: ENGLISH },
  });
  expect(localise(project, 'tr', ['ar', 'en', 'tr'])).toEqual({
    ...{ ...shown, title: 'ماء', language: ARABIC },
  });
});

test('localise uses the same language for a list of texts, and marks the object that has the list', () => {
  const contact = { place: BOTH, hours: [BOTH, text({ en: 'By appointment' })] };
  expect(localise(contact, 'ar')).toEqual({
    ...{ place: 'Water', hours: ['Water', 'By appointment'], language: ENGLISH },
  });
  expect(localise({ place: BOTH, hours: [BOTH] }, 'ar')).toEqual({
    place: 'ماء',
    hours: ['ماء'],
  });
});

test('localise marks each item of a list and each nested object separately', () => {
  const list = {
    total: 2,
    data: [
      { title: BOTH, picture: { path: '/files/a.webp', alt: text({ en: 'A well' }) } },
      { title: text({ en: 'Bread' }), picture: null },
    ],
  };
  expect(localise(list, 'ar')).toEqual({
    total: 2,
    data: [
      { title: 'ماء', picture: { path: '/files/a.webp', alt: 'A well', language: ENGLISH } },
      { title: 'Bread', picture: null, language: ENGLISH },
    ],
  });
});

test('languageFrom returns a property only for an object that is not in the visitor’s language', () => {
  expect(languageFrom(localise({ title: BOTH }, 'en'))).toEqual({});
  expect(Object.keys(languageFrom({}))).toEqual([]);
  expect(languageFrom(localise({ title: BOTH }, 'id'))).toEqual({ language: ENGLISH });
});
