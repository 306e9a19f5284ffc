/** The about page, policies, and questions of the test charity. Policies are long, so that browsers scroll in them. */
import { text, type Words, type Written } from './written';

/** Anchors of the sections of a policy, with their titles. */
const SECTIONS: Record<string, Words> = {
  store: ['What we store', 'ما نحفظه'],
  pay: ['How you pay', 'كيف تدفع'],
  zakat: ['Zakat', 'الزكاة'],
  receipts: ['Receipts', 'الإيصالات'],
  refunds: ['Mistakes', 'الأخطاء'],
  changes: ['Changes', 'التغييرات'],
  contact: ['Contact', 'التواصل'],
};

const PARAGRAPH: Words = [
  'We write down what happened, when it happened and who answers for it. Whoever gave can ask us, and we answer within five working days in the language of the question.',
  'نكتب ما حدث ومتى حدث ومن المسؤول عنه. ولكل متبرّع أن يسألنا، ونجيب خلال خمسة أيام عمل بلغة السؤال.',
];

/** A text that a function makes in English and Arabic. @param make gets the index of the language */
const inAll = (make: (language: 0 | 1) => string) => text([make(0), make(1)]);

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
    title: text(['Who we are', 'من نحن']),
    description: text(PARAGRAPH),
    steps: [
      {
        title: text(['You choose', 'تختار']),
        text: text(PARAGRAPH),
      },
      { title: text(['We report', 'ننشر']), text: text(PARAGRAPH) },
    ],
    body: inAll(
      (language) => `### ${SECTIONS.store![language]} {#work}\n\n${PARAGRAPH[language]}\n`,
    ),
  },
  'privacy-policy': policy(['Privacy', 'الخصوصية']),
  'terms-of-use': policy(['Terms', 'الشروط']),
};

const LINK: Words = ['Read more', 'اقرأ المزيد'];

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
  site: { title: text(['This site', 'هذا الموقع']), position: '2' },
};

export const FAQS: Record<string, Written> = {
  account: faq(['Do I need an account?', 'هل أحتاج إلى حساب؟'], '10', 'site'),
  goal: faq(['What if the goal is reached?', 'ماذا لو بلغت الحملة هدفها؟'], '20'),
  transfer: faq(['How do I transfer?', 'كيف أحوّل؟'], '30', 'giving'),
};
