/** News and blog articles of the test charity, with their categories and tags. */
import { named, picture, tag, text, type Facts, type Words, type Written } from './written';

export const NEWS_CATEGORIES = {
  field: named(['From the field', 'من الميدان'], { position: '1' }),
  reports: named(['Reports', 'تقارير'], { position: '2' }),
  empty: named(['Without news', 'بلا أخبار'], { position: '3' }),
};

export const BLOG_CATEGORIES = {
  giving: named(['How to give', 'كيف تعطي'], { position: '1' }),
};

export const ARTICLE_TAGS = {
  winter: tag(['Winter', 'الشتاء'], { position: '2' }),
  water: tag(['Water', 'الماء'], { position: '1' }),
  unused: tag(['Unused', 'غير مستعمل'], { position: '3' }),
};

/**
 * A long text with each element that an article can have: headings, list, quotation, table, picture, links. In Turkish and
 * Indonesian it is the English one: tests read it only for its length.
 */
const BODY_EN = `On 12 March, at twenty past six in the morning, the fourth lorry stopped at the **school yard**. By noon the last bale was off. The rain began on the 14th, and by then every family on the list had signed for its share.

### What was given {#given}

Each family of four or more received four blankets; smaller families received two. The list came from the committees and was read aloud, so that anyone could object. Eleven families were added on the spot.

> We asked for blankets by the fifteenth. They came on the twelfth.

### What it cost {#cost}

| Item | Offers | Paid to | Cost |
| --- | ---: | --- | ---: |
| 4,200 blankets of wool and cotton | 3 | Two weavers of the region | 13,020 OMR |
| Four lorries and their fuel | 3 | The drivers’ cooperative | 2,410.500 OMR |
| Counting and checking | 1 | A firm of auditors | 570 OMR |

The receipts are in the [report of the campaign](/projects/tents).

### What did not go well {#wrong}

- One lorry waited nine days for a permit.
- Sixty blankets were wet, and were dried before they were given.

![A stack of blankets tied with a band](scene:blankets)

### What comes next {#next}

Tents are still missing: 410 families sleep under sheeting. Read about [our programs](/programs), or ask [our office](mailto:office@test.example).
`;
const BODY_AR = `في الثاني عشر من مارس، عند السادسة والثلث صباحًا، توقفت الشاحنة الرابعة في **ساحة المدرسة**. وعند الظهر أُنزلت آخر رزمة. وبدأ المطر في الرابع عشر، وكانت كل أسرة في القائمة قد وقّعت على حصتها.

### ماذا وُزّع {#given}

نالت كل أسرة من أربعة أفراد فأكثر أربع بطانيات، ونالت الأسر الأصغر بطانيتين. وجاءت القائمة من اللجان وقُرئت على الملأ ليعترض من يشاء. وأُضيفت إحدى عشرة أسرة في الحال.

> طلبنا البطانيات قبل الخامس عشر، فجاءت في الثاني عشر.

### كم كلّف {#cost}

| البند | العروض | المدفوع له | الكلفة |
| --- | ---: | --- | ---: |
| 4,200 بطانية من صوف وقطن | 3 | نسّاجان من المنطقة | 13,020 ر.ع. |
| أربع شاحنات ووقودها | 3 | تعاونية السائقين | 2,410.500 ر.ع. |
| الإحصاء والتدقيق | 1 | مكتب مدققين | 570 ر.ع. |

والإيصالات في [تقرير الحملة](/projects/tents).

### ما لم يسر كما ينبغي {#wrong}

- انتظرت شاحنة تسعة أيام للحصول على تصريح.
- ابتلّت ستون بطانية وجُفّفت قبل توزيعها.

![رزمة بطانيات مربوطة بحزام](scene:blankets)

### وماذا بعد {#next}

ما زالت الخيام ناقصة: 410 أسر تنام تحت الأغطية. اقرأ عن [برامجنا](/programs) أو اسأل [مكتبنا](mailto:office@test.example).
`;
const BODY = text([BODY_EN, BODY_AR, BODY_EN, BODY_EN]);

const AUTHOR: Words = ['Huda N.', 'هدى ن.'];

/** Returns an article of the category `field`, published on 2026-03-01, unless `facts` say otherwise. */
function article(words: Words, { scene = 'blankets', ...facts }: Facts = {}): Written {
  const { title, summary, ...others } = named(words, { category: 'field', ...facts });
  return {
    title: title!,
    summary: summary!,
    author: text(AUTHOR),
    published: '2026-03-01',
    body: BODY,
    ...others,
    picture: picture(scene as string),
  };
}

/** `blankets` has all fields. `next-year` is published after the other articles, in the future of the tests. */
export const NEWS = {
  blankets: article(['Blankets reached the harbour', 'وصلت البطانيات إلى الميناء'], {
    published: '2026-03-10',
    tags: ['water', 'winter'],
    campaign: 'tents',
  }),
  pumps: article(['Pumps have left the port', 'غادرت المضخات المرفأ'], {
    published: '2026-03-05',
    tags: ['water'],
    scene: 'tanker',
  }),
  audit: article(['The audit is here', 'صدر التدقيق'], {
    ...{ published: '2025-12-20', category: 'reports', scene: 'books' },
  }),
  ...Object.fromEntries(
    Array.from({ length: 8 }, (_, n) => [
      `visit-${n + 1}`,
      article([`Visit ${n + 1}`, `زيارة ${n + 1}`], {
        ...{ published: `2026-02-0${n + 1}`, scene: 'shelter' },
      }),
    ]),
  ),
  'next-year': article(['Not yet published', 'لم يُنشر بعد'], {
    published: '2027-03-01',
  }),
};

export const BLOGS = {
  receipts: article(['Why we print receipts', 'لماذا نطبع الإيصالات'], {
    category: 'giving',
    tags: ['winter'],
    scene: 'books',
  }),
  shares: article(['What a share is', 'ما الحصة'], {
    ...{ category: 'giving', published: '2026-02-01', scene: 'sheep' },
  }),
};
