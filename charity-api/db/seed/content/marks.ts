/**
 * Marks of demonstration content: text that is invented, and text that a scholar must check before a charity uses it.
 */
import type { SeedText } from './types';

const SAMPLE: SeedText = { en: '(sample)', ar: '(نموذج)', tr: '(örnek)', id: '(contoh)' };

const FOR_A_SCHOLAR: SeedText = {
  en: 'A sample, to be checked by a scholar before use.',
  ar: 'نموذج يراجعه عالم قبل العمل به.',
  tr: 'Örnektir; kullanılmadan önce bir âlimce denetlenmelidir.',
  id: 'Contoh; perlu diperiksa ulama sebelum dipakai.',
};

/** Marks a name or a report as invented. */
export function sample(text: SeedText): SeedText {
  return joined(text, SAMPLE);
}

/** Marks plain text that states a religious ruling. */
export function forAScholar(text: SeedText): SeedText {
  return joined(text, FOR_A_SCHOLAR);
}

/** Marks HTML that states religious rulings. */
export function storyForAScholar(story: SeedText): SeedText {
  const told = (locale: keyof SeedText) =>
    `${story[locale]}<p><em>${FOR_A_SCHOLAR[locale]}</em></p>`;
  return { en: told('en'), ar: told('ar'), tr: told('tr'), id: told('id') };
}

function joined(text: SeedText, mark: SeedText): SeedText {
  return {
    en: `${text.en} ${mark.en}`,
    ar: `${text.ar} ${mark.ar}`,
    tr: `${text.tr} ${mark.tr}`,
    id: `${text.id} ${mark.id}`,
  };
}
