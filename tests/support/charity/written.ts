/**
 * Factories of content files for tests. Each gets a title and the fields that tests need, and adds
 * the texts and pictures of a complete file. The importer reads the result like the files of a charity.
 */

/** A text in English and Arabic. In Turkish and Indonesian it is the English one, unless a test reads these. */
export type Words = readonly [en: string, ar: string, tr?: string, id?: string];

/** A field of a content file. */
export type Field = string | Field[] | { [name: string]: Field };
/** The fields of a content file, by name. */
export type Written = Record<string, Field>;

const HARBOUR: Words = ['The harbour', 'الميناء'];
export const AUTHORITY: Words = ['The test board', 'هيئة الاختبار'];

/** Returns a text in the form of a content file. */
export const text = ([en, ar, tr = en, id = en]: Words) => ({ en, ar, tr, id });

/** Returns a different text for each number, such as "Part 3". */
const numbered = ([en, ar]: Words, n: number) => text([`${en} ${n}`, `${ar} ${n}`]);

const summary = ([en, ar]: Words) =>
  text([
    `${en}: we publish the place, the budget and the result of this work.`,
    `${ar}: ننشر مكان هذا العمل وميزانيته ونتيجته.`,
  ]);

/**
 * Paragraphs, a heading and a list, about as long as a charity writes them: tests measure the weight of pages. In Turkish
 * and Indonesian it is the English text.
 */
const STORY_EN = `The work began in **spring**, and people of the town do it. They met four times before the first day, walked through the streets with our engineer, and chose the places together. The plan hangs in the market hall, with the names of those who answer for each part of it.

Most of the money buys material, and the material is bought in the region. Three offers are asked for every purchase above five hundred rials, and the offers are published next to the receipts. Wages are paid every Thursday against a signature, never in advance and never through a middleman.

### What we pay for

- Material, from sellers of the region
- Wages of the people who work
- A check by an engineer who had no part in the work

When the work is done, a committee of the town takes it over. It has the keys, the plans and a store of spare parts for two years, and it reports to us twice a year.
`;
const STORY_AR = `بدأ العمل في **الربيع**، ويقوم به أهل البلدة. اجتمعوا أربع مرات قبل اليوم الأول، وطافوا بالشوارع مع مهندسنا، واختاروا المواضع معًا. والخطة معلّقة في قاعة السوق، وفيها أسماء المسؤولين عن كل جزء منها.

يُشترى بمعظم المال موادّ من المنطقة نفسها. ونطلب ثلاثة عروض لكل شراء يزيد على خمسمئة ريال، وننشر العروض إلى جانب الإيصالات. وتُدفع الأجور كل خميس مقابل توقيع، لا مقدّمًا ولا عن طريق وسيط.

### ما ندفع ثمنه

- المواد من باعة المنطقة
- أجور العاملين
- فحص مهندس لم يشارك في العمل

وحين يتمّ العمل تتسلّمه لجنة من أهل البلدة، وعندها المفاتيح والمخططات وقطع غيار تكفي سنتين، وترفع إلينا تقريرًا مرتين في السنة.
`;
const STORY = text([STORY_EN, STORY_AR, STORY_EN, STORY_EN]);

export const picture = (scene: string) => ({
  scene,
  alt: text([`Drawing: ${scene}`, `رسم: ${scene}`]),
});

/** The fields of a file that its factory does not write itself. */
export type Facts = Record<string, Field>;

/** Adds title, summary, pictures and story to the other fields. @param pictures names of drawn scenes */
function shown(words: Words, { pictures = ['parcel'], ...facts }: Facts): Written {
  return {
    title: text(words),
    summary: summary(words),
    ...facts,
    pictures: (pictures as string[]).map(picture),
    story: STORY,
  };
}

const labels = (count: Field | undefined) =>
  Array.from({ length: Number(count) }, (_, n) => ({
    label: numbered(['Fact', 'حقيقة'], n + 1),
    text: numbered(['Detail', 'تفصيل'], n + 1),
  }));

/** Returns a campaign or fund. Adds a text to each amount of `budget` and `impact`, and to each day of `updates`. */
export function campaign(words: Words, facts: Facts = {}): Written {
  const { budget, impact, updates, outcome, ...others } = facts;
  return shown(words, {
    category: 'education',
    published: '2026-03-01',
    ...others,
    place: text(HARBOUR),
    ...(budget && {
      budget: (budget as string[]).map((amount, n) => ({
        label: numbered(['Part', 'جزء'], n + 1),
        amount,
      })),
    }),
    ...(impact && {
      impact: (impact as string[]).map((amount, n) => ({
        amount,
        text: numbered(['pays for part', 'تغطي الجزء'], n + 1),
      })),
    }),
    ...(updates && {
      updates: (updates as string[]).map((at, n) => ({
        at,
        text: numbered(['Report', 'تقرير'], n + 1),
      })),
    }),
    ...(outcome && {
      outcome: {
        ...(outcome as Facts),
        text: text(['The work is done.', 'تمّ العمل.']),
      },
    }),
  });
}

/** Returns an item with numbered facts. @param facts `facts` is the number of facts */
export const withFacts = (words: Words, { facts: count, ...facts }: Facts): Written =>
  shown(words, { ...facts, facts: labels(count) });

/** Returns a case that satisfies the rules for cases. The debtor is Omani unless `facts` has another nationality. */
export const tafreejCase = (words: Words, facts: Facts): Written =>
  shown(words, {
    ...{ enforcement_orders: '1', social_security: 'yes', nationality: 'OM' },
    ...facts,
    area_name: areaName(facts.area as string),
  });

export const orphan = (words: Words, facts: Facts): Written =>
  withFacts(words, { ...facts, area_name: areaName(facts.area as string) });

const TIME_ZONES: Record<string, string> = {
  KE: 'Africa/Nairobi',
  OM: 'Asia/Muscat',
  TR: 'Europe/Istanbul',
  TZ: 'Africa/Dar_es_Salaam',
};

/** Returns a sacrifice, published on 2026-02-20, in the time zone of its country. */
export const sacrifice = (words: Words, facts: Facts): Written =>
  withFacts(words, {
    published: '2026-02-20',
    time_zone: TIME_ZONES[facts.country as string]!,
    ...facts,
    place: text(HARBOUR),
  });

export const expiation = (words: Words, facts: Facts): Written =>
  shown(words, {
    ...facts,
    instead: text(['People who cannot pay fast instead.', 'من عجز عن ذلك صام.']),
    authority: text(AUTHORITY),
  });

/** Names of areas that tests compare with a postal address. The name of every other area is its id. */
const AREAS: Record<string, Words> = {
  muscat: ['Muscat', 'مسقط', 'Maskat', 'Muskat'],
  gaza: ['Gaza', 'غزة'],
};
export const areaName = (area: string) => text(AREAS[area] ?? [area, area, area, area]);

export const mosque = (words: Words, facts: Facts, repairs: Written[]): Written => {
  const { story, ...others } = shown(words, facts);
  return { ...others, place: text(HARBOUR), story: story!, repairs };
};

export const repair = (id: string, words: Words, facts: Facts): Written => ({
  id,
  ...shown(words, facts),
});

/** Returns a category or a type. */
export const named = (words: Words, { pictures, ...facts }: Facts): Written => ({
  title: text(words),
  summary: summary(words),
  ...facts,
  ...(pictures && { pictures: (pictures as string[]).map(picture), story: STORY }),
});

export const tag = (words: Words, facts: Facts): Written => ({ title: text(words), ...facts });

export const program = (words: Words, { gallery = [], ...facts }: Facts): Written => ({
  title: text(words),
  summary: summary(words),
  ...facts,
  gallery: (gallery as string[]).map((scene) => ({
    picture: picture(scene),
    caption: text(words),
  })),
  story: STORY,
});

export const slide = (words: Words, { scene, ...facts }: Facts): Written => ({
  title: text(words),
  summary: summary(words),
  ...facts,
  action: text(['See it', 'اطّلع عليه']),
  picture: picture(scene as string),
});

/** Returns an event in Muscat time for everyone, unless `facts` has others. @param facts `scene` is its picture */
export const event = (words: Words, { scene = 'circle', ...facts }: Facts): Written => ({
  title: text(words),
  summary: summary(words),
  time_zone: 'Asia/Muscat',
  audience: 'everyone',
  place: text(HARBOUR),
  ...facts,
  area_name: areaName(facts.area as string),
  picture: picture(scene as string),
  body: STORY,
});
