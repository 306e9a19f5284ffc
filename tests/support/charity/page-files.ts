/** Small files of pages and questions, for tests that import or change them without the whole test charity. */

const ABOUT = `title:
  en: About Hope
  ar: عن أمل
description:
  en: What Hope does.
  ar: ما تعمله أمل.
picture:
  scene: water
  alt:
    en: A well
    ar: بئر
steps:
  - title:
      en: You choose
      ar: تختار
    text:
      en: The campaign is yours to choose.
      ar: لك أن تختار الحملة.
  - title:
      en: We report
      ar: ننشر ما أُنجز
    text:
      en: The page of the campaign has the result.
      ar: النتيجة في صفحة الحملة.
body:
  en: |
    ### What we do {#work}

    We dig wells.
  ar: |
    ### ماذا نعمل {#work}

    نحفر الآبار.
`;

const PRIVACY = `title:
  en: Privacy of Hope
description:
  en: What Hope stores.
updated: 2026-02-03
body:
  en: |
    Nothing before the first heading is in the contents.

    ### What we store

    - your name
    - your email address

    ### Contact {#contact}

    Call [+44 7700 900123](tel:+447700900123).
`;

const TERMS = `title:
  en: Terms of Hope
  ar: شروط أمل
description:
  en: What applies to gifts.
  ar: ما يسري على التبرّعات.
lead:
  en: These terms apply to every gift.
  ar: تسري هذه الشروط على كل تبرّع.
updated: 2026-01-02
body:
  en: |
    ### Zakat & gifts {#zakat}

    Zakat is kept apart.

    ### Changes {#changes}

    See [our privacy policy](/privacy-policy#contact).
  ar: |
    ### الزكاة {#zakat}

    تُحفظ الزكاة على حدة.

    ### التغييرات {#changes}

    انظر [سياسة الخصوصية](/privacy-policy#contact).
`;

const TRANSFER = `question:
  en: How does a transfer work?
  ar: كيف يجري التحويل؟
position: 10
answer:
  en: |
    Write the reference.

    [What applies](/terms-of-use#changes)
  ar: |
    اكتب الرقم المرجعي.

    [ما يسري](/terms-of-use#changes)
`;

const ACCOUNT = `question:
  en: Do I need an account?
  ar: هل أحتاج إلى حساب؟
position: 5
answer:
  en: |
    No. [Programs](/programs?page=2) and [others](https://other.example/) need none.
  ar: |
    لا.
`;

/** The files by path. Their text is in the canonical form. */
export const PAGE_FILES = {
  'pages/about.yaml': ABOUT,
  'pages/privacy-policy.yaml': PRIVACY,
  'pages/terms-of-use.yaml': TERMS,
  'faqs/account.yaml': ACCOUNT,
  'faqs/transfer.yaml': TRANSFER,
} as const;

/** Empty folders of pages and questions: an import withdraws all that exist. */
export const NO_PAGES = { 'pages/.empty': '', 'faqs/.empty': '' } as const;
