/** The invented charity itself: its name, address, figures and bank account. Nothing here is real. */
import type { SeedText } from './types';

export const organisation = {
  name: {
    en: 'Nadawah Relief',
    ar: 'نداوة للإغاثة',
    tr: 'Nadawah Yardım',
    id: 'Nadawah Peduli',
  } as SeedText,
  tagline: {
    en: 'We work with families in Gaza, and we publish what each gift paid for.',
    ar: 'نعمل مع الأسر في غزة، وننشر ما أُنفق فيه كل تبرّع.',
    tr: 'Gazze’de ailelerle birlikte çalışır, her bağışın neye harcandığını yayımlarız.',
    id: 'Kami bekerja bersama keluarga di Gaza dan menerbitkan untuk apa setiap donasi digunakan.',
  } as SeedText,
  licence: {
    en: 'Licence no. 000/2016 (sample)',
    ar: 'ترخيص رقم 000/2016 (نموذج)',
    tr: 'Ruhsat no. 000/2016 (örnek)',
    id: 'Izin No. 000/2016 (contoh)',
  } as SeedText,
  contact: {
    phoneNumber: '+968 0000 0000',
    email: 'care@nadawah.example',
    location: {
      en: 'Building 000 (sample), Muscat',
      ar: 'مبنى 000 (نموذج)، مسقط',
      tr: 'Bina 000 (örnek), Maskat',
      id: 'Gedung 000 (contoh), Muskat',
    } as SeedText,
    socialMediaLinks: {
      instagram: 'https://social.example/instagram/nadawah',
      x: 'https://social.example/x/nadawah',
      whatsapp: 'https://social.example/whatsapp/nadawah',
      youtube: 'https://social.example/youtube/nadawah',
    },
  },
  facts: [
    {
      value: { en: '91%', ar: '91%', tr: '%91', id: '91%' },
      label: {
        en: 'of spending went to the work itself in 2025 (sample figures)',
        ar: 'من الإنفاق في عام 2025 ذهب إلى العمل نفسه (أرقام نموذجية)',
        tr: '2025 harcamalarının doğrudan sahadaki işe giden payı (örnek rakamlar)',
        id: 'pengeluaran tahun 2025 langsung untuk program (angka contoh)',
      },
    },
    {
      value: { en: '38,412', ar: '38,412', tr: '38,412', id: '38,412' },
      label: {
        en: 'people gave last year (sample figure)',
        ar: 'متبرّعًا ومتبرّعة في العام الماضي (رقم نموذجي)',
        tr: 'kişi geçen yıl bağışta bulundu (örnek rakam)',
        id: 'orang berdonasi tahun lalu (angka contoh)',
      },
    },
    {
      value: { en: '214', ar: '214', tr: '214', id: '214' },
      label: {
        en: 'campaigns closed with a public report (sample figure)',
        ar: 'حملة أُغلقت بتقرير منشور (رقم نموذجي)',
        tr: 'kampanya kamuya açık raporla tamamlandı (örnek rakam)',
        id: 'kampanye ditutup dengan laporan terbuka (angka contoh)',
      },
    },
    {
      value: { en: 'Audited', ar: 'مدقَّقة', tr: 'Denetlenmiş', id: 'Diaudit' },
      label: {
        en: 'accounts for 2025, by an outside auditor (sample)',
        ar: 'حسابات عام 2025 لدى مدقّق خارجي (نموذج)',
        tr: '2025 hesapları, bağımsız denetçi tarafından (örnek)',
        id: 'laporan keuangan 2025, oleh auditor luar (contoh)',
      },
    },
  ] as { value: SeedText; label: SeedText }[],
  bank: {
    holder: 'Nadawah Relief',
    bankName: {
      en: 'Sample Bank of Muscat',
      ar: 'البنك النموذجي في مسقط',
      tr: 'Maskat Örnek Bankası',
      id: 'Bank Contoh Muskat',
    } as SeedText,
    // Not a valid account: no IBAN has the check digits 00, so every bank rejects a transfer to it.
    iban: 'OM000000000000000000000',
    swift: 'SMPLOMRX',
    branch: {
      en: 'Al Khuwair branch (sample)',
      ar: 'فرع الخوير (نموذج)',
      tr: 'El-Huveyr şubesi (örnek)',
      id: 'Cabang Al Khuwair (contoh)',
    } as SeedText,
  },
};
