/** The donors and applicants of the demonstration: invented people, whose addresses end in .example (RFC 2606). */
import type { Locale } from '#domain/locales';

export type Person = { name: string; email: string; locale: Locale; phone?: string };

const person = (locale: Locale, name: string, mailbox: string): Person => ({
  ...{ locale, name, email: `${mailbox}@donors.example` },
});

/** The family names mean "sample" in each language. */
export const PEOPLE = {
  amina: { ...person('en', 'Amina Sample', 'amina'), phone: '+96800000001' },
  daniel: person('en', 'Daniel Sample', 'daniel'),
  hannah: person('en', 'Hannah Sample', 'hannah'),
  imran: person('en', 'Imran Sample', 'imran'),
  salim: { ...person('ar', 'سالم المثال', 'salim'), phone: '+96800000002' },
  maryam: person('ar', 'مريم المثال', 'maryam'),
  khalid: person('ar', 'خالد المثال', 'khalid'),
  fatima: person('ar', 'فاطمة المثال', 'fatima'),
  ayse: person('tr', 'Ayşe Örnek', 'ayse'),
  mehmet: person('tr', 'Mehmet Örnek', 'mehmet'),
  zeynep: person('tr', 'Zeynep Örnek', 'zeynep'),
  siti: person('id', 'Siti Contoh', 'siti'),
  budi: person('id', 'Budi Contoh', 'budi'),
  dewi: person('id', 'Dewi Contoh', 'dewi'),
} as const satisfies Record<string, Person>;

export type PersonName = keyof typeof PEOPLE;
