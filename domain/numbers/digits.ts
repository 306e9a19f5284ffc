/** Digits of other scripts read as 0–9. */

const ARABIC_INDIC_ZERO = 0x0660;
const EXTENDED_ARABIC_INDIC_ZERO = 0x06f0;

/** ٠–٩ and ۰–۹ become 0–9, ٫ a dot and ٬ a comma; direction marks and spaces inside numbers are dropped. */
export function westernDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_INDIC_ZERO))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - EXTENDED_ARABIC_INDIC_ZERO))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\u00a0\u202f]/g, '');
}
