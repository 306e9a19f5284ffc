/** The about page, policies, and questions of the test charity. Policies are long, so that browsers scroll in them. */
import { text, type Words, type Written } from './written';

/** Anchors of the sections of a policy, with their titles. */
const SECTIONS: Record<string, Words> = {
  store: ['What we store', 'ما نحفظه', 'Ne saklıyoruz', 'Apa yang kami simpan'],
  pay: ['How you pay', 'كيف تدفع', 'Nasıl ödersiniz', 'Cara membayar'],
  zakat: ['Zakat', 'الزكاة', 'Zekât', 'Zakat'],
  receipts: ['Receipts', 'الإيصالات', 'Makbuzlar', 'Kuitansi'],
  refunds: ['Mistakes', 'الأخطاء', 'Hatalar', 'Kesalahan'],
  changes: ['Changes', 'التغييرات', 'Değişiklikler', 'Perubahan'],
  contact: ['Contact', 'التواصل', 'İletişim', 'Kontak'],
};

const PARAGRAPH: Words = [
  'We write down what happened, when it happened and who answers for it. Whoever gave can ask us, and we answer within five working days in the language of the question.',
  'نكتب ما حدث ومتى حدث ومن المسؤول عنه. ولكل متبرّع أن يسألنا، ونجيب خلال خمسة أيام عمل بلغة السؤال.',
  'Ne olduğunu, ne zaman olduğunu ve kimin sorumlu olduğunu yazarız. Bağışta bulunan herkes sorabilir; beş iş günü içinde sorunun dilinde yanıt veririz.',
  'Kami mencatat apa yang terjadi, kapan terjadi, dan siapa yang bertanggung jawab. Setiap donatur boleh bertanya, dan kami menjawab dalam lima hari kerja dalam bahasa pertanyaannya.',
];

const LANGUAGES = [0, 1, 2, 3] as const;
/** A text that a function makes for each language. @param make gets the index of the language */
const inAll = (make: (language: (typeof LANGUAGES)[number]) => string) =>
  text(LANGUAGES.map(make) as unknown as Words);

const policyBody = inAll((language) =>
  Object.entries(SECTIONS)
    .map(([id, title]) => {
      const paragraphs = Array(3).fill(PARAGRAPH[language]).join('\n\n');
      return `### ${title[language]} {#${id}}\n\n${paragraphs}\n`;
    })
    .join('\n'),
);

const policy = (title: Words): Written => ({
  title: text(title),
  description: text(PARAGRAPH),
  updated: '2026-01-02',
  body: policyBody,
});

export const PAGES: Record<string, Written> = {
  about: {
    title: text(['Who we are', 'من نحن', 'Biz kimiz', 'Tentang kami']),
    description: text(PARAGRAPH),
    steps: [
      {
        title: text(['You choose', 'تختار', 'Seçersiniz', 'Anda memilih']),
        text: text(PARAGRAPH),
      },
      { title: text(['We report', 'ننشر', 'Yayımlarız', 'Kami melapor']), text: text(PARAGRAPH) },
    ],
    body: inAll(
      (language) => `### ${SECTIONS.store![language]} {#work}\n\n${PARAGRAPH[language]}\n`,
    ),
  },
  'privacy-policy': policy(['Privacy', 'الخصوصية', 'Gizlilik', 'Privasi']),
  'terms-of-use': policy(['Terms', 'الشروط', 'Koşullar', 'Ketentuan']),
};

const LINK: Words = ['Read more', 'اقرأ المزيد', 'Devamını okuyun', 'Baca lagi'];

const faq = (question: Words, position: string, category?: string): Written => ({
  question: text(question),
  ...(category !== undefined && { category }),
  position,
  answer: inAll(
    (language) => `${PARAGRAPH[language]}\n\n[${LINK[language]}](/terms-of-use#changes)\n`,
  ),
});

/** The question `goal` has no category. */
export const FAQ_CATEGORIES: Record<string, Written> = {
  giving: { title: text(['Giving', 'التبرّع', 'Bağış', 'Donasi']), position: '1' },
  site: { title: text(['This site', 'هذا الموقع', 'Bu site', 'Situs ini']), position: '2' },
};

export const FAQS: Record<string, Written> = {
  account: faq(
    ['Do I need an account?', 'هل أحتاج إلى حساب؟', 'Hesap gerekir mi?', 'Perlu akun?'],
    '10',
    'site',
  ),
  goal: faq(
    [
      'What if the goal is reached?',
      'ماذا لو بلغت الحملة هدفها؟',
      'Hedefe ulaşılırsa?',
      'Jika target tercapai?',
    ],
    '20',
  ),
  transfer: faq(
    ['How do I transfer?', 'كيف أحوّل؟', 'Nasıl havale ederim?', 'Bagaimana mentransfer?'],
    '30',
    'giving',
  ),
};
