/** Tests text folding: typed text and stored text get the same folded form. */
import { expect, it } from 'vitest';
import { foldText, foldedWords } from './folding';

it.each([
  ['IŞIK ışık İstanbul', 'isik isik istanbul'],
  ['Çadır, Öğün, Ürün', 'cadir, ogun, urun'],
  ['العُمْرَة', 'العمره'],
  ['أسرة إغاثة آمنة ٱلبيت', 'اسره اغاثه امنه البيت'],
  ['مستشفى', 'مستشفي'],
  ['شؤون بيئة', 'شوون بييه'],
  ['مـــاء', 'ماء'],
  ['Qur’an Café', 'kur’an cafe'],
])('foldText %s → %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it('foldText returns the same text when it is applied twice', () => {
  for (const text of ['İIıi', 'أَلْف', 'Ünlü', 'ﷲ', 'ﻻ']) {
    expect(foldText(foldText(text))).toBe(foldText(text));
  }
});

it('foldedWords removes the Arabic article and attached conjunctions and prepositions', () => {
  expect(foldedWords('المياه والمياه بالمياه للمياه مياه')).toEqual(Array(5).fill('مياه'));
});

it('foldedWords keeps the first letters of words that only seem to have an article', () => {
  expect(foldedWords('ألم الله')).toEqual(['الم', 'له']);
});

it('foldedWords returns an empty list for a text without letters', () => {
  expect(foldedWords(' "*% – ')).toEqual([]);
});
