/** Converts digits of other scripts to 0–9. */

const ARABIC_INDIC_ZERO = 0x0660;
const EXTENDED_ARABIC_INDIC_ZERO = 0x06f0;

/** Converts ٠–٩ and ۰–۹ to 0–9, ٫ to a dot and ٬ to a comma. Removes direction marks and no-break spaces. */
export function westernDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_INDIC_ZERO))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - EXTENDED_ARABIC_INDIC_ZERO))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\u00a0\u202f]/g, '');
}
