/** Folding: what a donor types and what is written meet in one form. */
import { describe, expect, it } from 'vitest';
import { foldText, foldedWords } from './folding';

describe('foldText', () => {
  it.each([
    ['IŞIK ışık İstanbul', 'isik isik istanbul'],
    ['Çadır, Öğün, Ürün', 'cadir, ogun, urun'],
    ['العُمْرَة', 'العمره'],
    ['أسرة إغاثة آمنة ٱلبيت', 'اسره اغاثه امنه البيت'],
    ['مستشفى', 'مستشفي'],
    ['شؤون بيئة', 'شوون بييه'],
    ['مـــاء', 'ماء'],
    ['Qur’an Café', 'qur’an cafe'],
  ])('%s → %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('changes nothing the second time', () => {
    for (const text of ['İIıi', 'أَلْف', 'Ünlü', 'ﷲ', 'ﻻ']) {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }
  });
});

describe('foldedWords', () => {
  it('takes the article and what is written onto it off', () => {
    expect(foldedWords('المياه والمياه بالمياه للمياه مياه')).toEqual(Array(5).fill('مياه'));
  });

  it('leaves words that only look as if they had one', () => {
    expect(foldedWords('ألم الله')).toEqual(['الم', 'له']);
  });

  it('has no words for a text without letters', () => {
    expect(foldedWords(' "*% – ')).toEqual([]);
  });
});
