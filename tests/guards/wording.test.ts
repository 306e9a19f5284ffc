/**
 * Wording: one spelling and one term for each thing in each language, in the texts of the site and the demonstration.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '#domain/locales';
import { readSeededRows, textsIn, type SeededText } from './seeded-texts';
import { readStrings } from './strings';

type Rule = {
  wrong: RegExp;
  instead: string;
  /** A text that violates the rule and one that satisfies it, to test the rule itself. */
  breach: string;
  kept: string;
  /**
   * Only for the site's texts: in the demonstration the word can mean something else, such as an order to a supplier.
   */
  siteOnly?: true;
};

const RULES: Record<Locale, Rule[]> = {
  en: [
    rule(/qur[’'‘]an/i, 'Quran', 'the Qur’an', 'the Quran'),
    rule(/\bsadaqah|\bsadaka\b/i, 'sadaqa', 'Sadaqah', 'sadaqa'),
    rule(/\b(?:udhiyah|udhiyya|qurbani)\b/i, 'udhiya', 'Udhiyah', 'udhiya'),
    rule(/\baqiqah|\baqeeqa/i, 'aqiqa', 'Aqiqah', 'aqiqa'),
    rule(/\bkaffarah|\bkafara\b/i, 'kaffara', 'kaffarah', 'kaffara'),
    rule(/\bGod\b/, 'Allah', 'May God accept it', 'May Allah accept it'),
    rule(/\btransactions?\b/i, 'gift or payment', 'your transaction', 'your gift'),
    rule(/\btaken from you\b/i, 'charged', 'Taken from you', 'Amount charged'),
    rule(/\bjust now\b/i, 'at the moment', 'We are busy just now', 'We are busy at the moment'),
    rule(/\bseats?\b/i, 'place', 'a free seat', 'a free place', { siteOnly: true }),
    rule(/\bways? of paying\b/i, 'way to pay', 'another way of paying', 'another way to pay'),
    rule(/\b(?:some|no)body\b/i, 'someone', 'Somebody', 'Someone'),
    rule(/!(?!$)|[^d]!$/, 'no exclamation mark', 'Thank you!', 'Zakat is not required!'),
  ],
  ar: [
    rule(/سلّ(?:ة|ت)/, 'سلة', 'السلّة', 'السلة'),
    rule(/تبرع(?!ّ)/, 'تبرّع', 'المتبرع', 'المتبرّع'),
    rule(/متصفّح/, 'متصفح', 'متصفّحك', 'متصفحك'),
    rule(/تحقق/, 'تحقّق', 'نتحقق', 'نتحقّق'),
    rule(/(?<!\p{L})الكفارات|(?<!\p{L})كفارة/u, 'كفّارة', 'كفارة', 'كفّارة'),
    rule(/مصرف(?:ك|ه) /, 'بنك', 'طلب مصرفك ذلك', 'طلب بنكك ذلك'),
    rule(/أضحية وذبائح/, 'ذبائح', 'أضحية وذبائح', 'ذبائح'),
    // A verse is followed by its sura in brackets. A hadith names its book and stays in quotation marks.
    rule(
      /»\s*[[(]\p{L}[^\])»\d،]*:\s?\d/u,
      '﴿ ﴾ around a verse',
      '«آية» [البقرة: 1]',
      '﴿آية﴾ [البقرة: 1]',
    ),
    rule(/(?:شهر|نهائ|تلقائ|مرجع|جزئ|إلكترون)يًا|جدًا/, 'ـيًّا', 'تبرّع شهريًا', 'تبرّع شهريًّا', {
      siteOnly: true,
    }),
    rule(/منظمة|الجمعية/, 'مؤسسة', 'اسم الجمعية', 'اسم المؤسسة', { siteOnly: true }),
    rule(/منطقة الموظفين/, 'مساحة الفريق', 'منطقة الموظفين', 'مساحة الفريق'),
    rule(/كشف البنك/, 'كشف الحساب', 'بكشف البنك', 'بكشف الحساب', { siteOnly: true }),
    rule(/تغير(?!ّ)/, 'تغيّر', 'لم يتغير شيء', 'لم يتغيّر شيء', { siteOnly: true }),
    rule(/دفعتك/, 'عملية الدفع', 'ننظر في دفعتك', 'نراجع عملية الدفع'),
    // "ر.ع." ends with a dot of its own.
    rule(
      /\{\{(?:amount|price|total|goal|items|step|low|high|today)\}\}\./,
      'no full stop after an amount',
      'الباقي {{amount}}.',
      'الباقي {{amount}}، وهو الأخير.',
    ),
    rule(
      /(?<!\u2066)\{\{(?:date|until)\}\}/,
      'a date in isolates',
      'في {{date}}',
      'في \u2066{{date}}\u2069',
    ),
  ],
  tr: [
    rule(/(?<!\p{L})vaka(?!f)/iu, 'dosya', 'Açık vakalar', 'vakıf'),
    rule(/sipariş/i, 'bağış', 'Bu sipariş', 'Bu bağış', { siteOnly: true }),
    rule(/udhiye/i, 'bayram kurbanı', 'Udhiye', 'Bayram kurbanı'),
    rule(/süzgeç/i, 'filtre', 'şu süzgeç', 'şu filtre', { siteOnly: true }),
    rule(/çevrimdışı/i, 'çevrim dışı', 'Çevrimdışısınız', 'Çevrim dışısınız'),
    rule(/dernek|sözcük|tekrar deneyin/i, 'kuruluş, kelime, yeniden', 'Bu dernek', 'Bu kuruluş', {
      siteOnly: true,
    }),
    rule(/personel|ekstre/i, 'ekip, hesap özeti', 'Personel alanı', 'Ekip alanı', {
      siteOnly: true,
    }),
    rule(/beyze/i, 'baisa', 'bir beyze', 'bir baisa'),
    rule(/ücret alınma/i, 'tutar çekilmedi', 'Hiçbir ücret alınmadı', 'Hiçbir tutar çekilmedi'),
    rule(
      /sponsor|(?<!\p{L})hami(?:lik|ler)?(?!\p{L})/iu,
      'destek',
      'Yetim sponsorluğu',
      'destekçi',
    ),
    // The imperative ends in -in, not in -iniz, and is not the bare stem.
    rule(
      /(?<!\p{L})(?:yaz|bak|gönder|göndermey|ed|et|seç|aç|saklay|belirt|sor|danış|ulaş|den|dene?y|kullan|kontrol ed)(?:ınız|iniz|unuz|ünüz)(?!\p{L})/iu,
      '-in',
      'Lütfen bize yazınız.',
      'Bize yazdığınız bağışınız',
    ),
    rule(
      /(?:^|\s)(?:ekle|göster|kullan|hesapla|değiştir|ara|çevir|kaldır|yazdır|kapat|kopyala|sil|öde|dön|gönder|kaydet|iste|seç)(?:$|[.…])/iu,
      '-in',
      'Konumumu kullan',
      'Konumu kullanın',
    ),
    // Without a subject, "yapan altı yoksulu doyurur" reads as if the poor had done it.
    rule(
      /(?:tutamayan|yetmeyen|yapan|tutamayacak olan),? (?:altmış|altı|on|bir|üç)(?!\p{L})/iu,
      'kişi',
      'gücü yetmeyen altmış yoksulu doyurur',
      'gücü yetmeyen kişi, altmış yoksulu doyurur',
    ),
  ],
  id: [
    rule(/\b(?:pesanan|pemesanan)\b/i, 'donasi', 'pesanan donasi', 'donasi', { siteOnly: true }),
    rule(/\bsaring(?:an)?\b/i, 'filter', 'Hapus saringan', 'Hapus filter', { siteOnly: true }),
    rule(/\btanda terima\b/i, 'kuitansi', 'tanda terima', 'kuitansi'),
    rule(
      /bantuan utang|penyucian|pemurnian|menulis kepada Anda/i,
      'pelunasan, pembersihan',
      'Bantuan utang',
      'Pelunasan utang',
    ),
    rule(/\barea staf\b/i, 'ruang tim', 'area staf', 'ruang tim'),
    rule(/\bpemilik\b(?! rekening)/i, 'admin utama', 'Mintalah pemilik', 'Pemilik rekening', {
      siteOnly: true,
    }),
    rule(/sengketa/i, 'sanggahan', 'Disengketakan', 'Dalam sanggahan', { siteOnly: true }),
    rule(
      /\bprogram ini (?:membangun|memberi|membiayai|berakhir)|melalui program ini/i,
      'kampanye ini',
      'Program ini membangun',
      'Kampanye ini membangun',
    ),
    rule(/\bId\b/, 'Iduladha', 'Untuk Id', 'Untuk Iduladha'),
    rule(/\bidul adha\b|\bidul fitri\b/i, 'Iduladha, Idulfitri', 'Idul Adha', 'Iduladha'),
    rule(/\bperagaan\b|\bsitus percobaan\b/i, 'situs demo', 'situs peragaan', 'situs demo'),
    rule(/HR\. Al-/, 'HR. Bukhari', 'HR. Al-Bukhari', 'HR. Bukhari'),
    rule(
      /\byang ditagih\b|\bAnda belum ditagih\b/i,
      'dana yang ditarik',
      'Tidak ada yang ditagih',
      'Tidak ada dana yang ditarik',
    ),
    // "Only those who cannot feed sixty" reverses the ruling: those who cannot fast feed sixty.
    rule(
      /hanya yang tidak mampu memberi/i,
      'orang yang tidak mampu berpuasa',
      'hanya yang tidak mampu memberi makan',
      'Hanya orang yang tidak mampu berpuasa yang boleh memberi makan',
    ),
  ],
};

/** Words that a text must contain. */
const REQUIRED: [locale: Locale, key: string, has: RegExp][] = [
  ['tr', 'orphans:orphanhood.father', /yetim/i],
  ['tr', 'orphans:orphanhood.mother', /öksüz/i],
  ['id', 'orphans:orphanhood.father', /yatim/i],
  ['id', 'orphans:orphanhood.mother', /piatu/i],
  ['tr', 'home:ways.sacrificesText', /bayram kurbanı/i],
  ['id', 'project:story', /kampanye ini/i],
  ['ar', 'gifts:intention.sacrifice', /^ذبائح$/],
  ['ar', 'mail:intention.sacrifice', /^ذبائح$/],
  ['ar', 'mail:period', /\u2066\{\{from\}\}\u2069.*\u2066\{\{until\}\}\u2069/],
  ['en', 'receipt-check:heading.paid', /^This receipt is genuine$/],
  ['en', 'home:outcomes.title', /^What your gifts achieved$/],
  ['en', 'receipt:charged', /^Amount charged/],
  ['en', 'errors:phone', /^Please check the number and include the country code$/],
  ['en', 'cart:problem.gone.badge', /^No longer available$/],
  ['en', 'contact:hours', /^When you can reach us$/],
  ['en', 'frame:strip.demonstration.text', /no real charity, no real money/],
];

function rule(
  wrong: RegExp,
  instead: string,
  breach: string,
  kept: string,
  where: { siteOnly?: true } = {},
): Rule {
  return { wrong, instead, breach, kept, ...where };
}

const DONATION = { en: /\bgifts?\b|donation/i, ar: /تبرّع/, tr: /bağış(?!çı)/i, id: /donasi/i };
/**
 * Texts about any order or monthly payment. The money may be zakat, an expiation or purified gains, which are owed.
 * Not among them: texts that encourage a voluntary gift, and recipients, for whom only voluntary gifts are possible.
 */
const ABOUT_ORDERS = [
  /^(?:order|monthly|sign-in):|^mail:(?:linesTitle|unfilled)$|^receipt:(?:monthly$|next\.now)/,
  /^mail:(?:receipt|transfer|monthly|rejected|part|refund|account)\./,
  /^account:(?:(?:nav|title)\.(?:orders|monthly)$|(?:orders|statement|sessions)\.|delete\.(?:lead|stays|monthly))/,
  /^account:monthly\.(?!empty\.text)|^cart:(?:monthly|empty|problem)\.|^checkout:(?:waiting|monthly)/,
  /^frame:(?:flash|lost|charge|account)\.|^payment:none|^payment:notMonthly/,
  /^errors:(?:checkout|monthly)\.|^api:(?:order|payment|proof|monthlyGift)\./,
];

const strings = readStrings();
let seeded: SeededText[] = [];
beforeAll(async () => {
  seeded = textsIn(await readSeededRows());
});

describe.each(LOCALES)('texts in %s', (locale) => {
  test('texts about an order do not call it a donation', () => {
    const texts = [...strings[locale]].filter(([key]) =>
      ABOUT_ORDERS.some((about) => about.test(key)),
    );
    const wrong = texts.filter(([, text]) => DONATION[locale].test(text));
    expect(wrong.map(breachOf(DONATION[locale]))).toEqual([]);
  });

  test.each(RULES[locale])(
    'texts contain $instead and not $wrong',
    ({ wrong, breach, kept, siteOnly }) => {
      expect([wrong.test(breach), wrong.test(kept)]).toEqual([true, false]);
      const shown = seeded.map(({ place, says }) => [place, says[locale]] as const);
      const texts = [...strings[locale], ...(siteOnly ? [] : shown)];
      expect(texts.filter(([, text]) => wrong.test(text)).map(breachOf(wrong))).toEqual([]);
    },
  );
});

test.each(REQUIRED)('the %s text of %s matches %s', (locale, key, has) => {
  expect(strings[locale].get(key)).toMatch(has);
});

test('reads the texts of the demonstration from the database', () => {
  expect(seeded.length).toBeGreaterThan(1_000);
});

test('in Arabic, verses of the demonstration are between ﴿ and ﴾', () => {
  const verses = seeded.flatMap(({ says }) => says.ar.match(/﴿[^﴾]+﴾/g) ?? []);
  expect(verses).toHaveLength(2);
});

/** The location of a match, with some words around it. */
function breachOf(wrong: RegExp) {
  return ([place, text]: readonly [string, string]) => {
    const at = text.search(wrong);
    return `${place}: …${text.slice(Math.max(0, at - 20), at + 40)}…`;
  };
}
