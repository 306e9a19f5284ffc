/** How the demonstration marks what is invented, and what a scholar has to check before anybody uses it. */
import type { SeedText } from './types';

const SAMPLE: SeedText = { en: '(sample)', ar: '(نموذج)', tr: '(örnek)', id: '(contoh)' };

const FOR_A_SCHOLAR: SeedText = {
  en: 'A sample, to be checked by a scholar before use.',
  ar: 'نموذج يراجعه عالم قبل العمل به.',
  tr: 'Örnektir; kullanılmadan önce bir âlimce denetlenmelidir.',
  id: 'Contoh; perlu diperiksa ulama sebelum dipakai.',
};

/** A name or a report that nobody may take for a real one. */
export function sample(text: SeedText): SeedText {
  return joined(text, SAMPLE);
}

/** Plain text that tells a ruling. */
export function forAScholar(text: SeedText): SeedText {
  return joined(text, FOR_A_SCHOLAR);
}

/** HTML that tells rulings. */
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
