/** Annual figures of the test charity. The newest year has a report on the web. */
import { text, type Words, type Written } from './written';

const item = (words: Words, given: string | null, spent: string | null) => ({
  label: text(words),
  ...(given && { given }),
  ...(spent && { spent }),
});

const figures = (year: string, facts: Written): Written => ({
  source: text([`Report ${year}`, `تقرير ${year}`]),
  published: '2026-02-01',
  ...facts,
});

export const ANNUAL_FIGURES = {
  '2025': figures('2025', {
    report: 'https://charity.example/2025.pdf',
    given: '90000 OMR',
    spent: '84000.500 OMR',
    items: [
      item(['Water', 'الماء'], '60000 OMR', '50000 OMR'),
      item(['Schools', 'المدارس'], '30000 OMR', '25000 OMR'),
      item(['Office', 'المكتب'], null, '9000.500 OMR'),
    ],
  }),
  '2024': figures('2024', {
    ...{ given: '10 OMR', spent: '10 OMR' },
    items: [item(['Water', 'الماء'], '10 OMR', '10 OMR')],
  }),
};
