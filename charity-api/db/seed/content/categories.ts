/** Categories (the first is the default) and project types, by which campaigns are sorted. */
import type { SeedNamed, SeedProjectType } from './types';

export const categories: SeedNamed[] = [
  {
    id: 'education',
    title: { en: 'Education', ar: 'التعليم', tr: 'Eğitim', id: 'Pendidikan' },
    summary: {
      en: 'Classrooms, books, teachers’ pay and students’ fees.',
      ar: 'فصول وكتب ورواتب معلّمين ورسوم طلاب.',
      tr: 'Derslikler, kitaplar, öğretmen ücretleri ve öğrenci harçları.',
      id: 'Ruang kelas, buku, honor guru, dan biaya sekolah.',
    },
  },
  {
    id: 'psychosocial_support',
    title: {
      en: 'Psychosocial support',
      ar: 'الدعم النفسي والاجتماعي',
      tr: 'Psikososyal destek',
      id: 'Dukungan psikososial',
    },
    summary: {
      en: 'Safe places to talk, draw and play, with trained companions.',
      ar: 'أماكن آمنة للكلام والرسم واللعب، برفقة مختصّين مدرَّبين.',
      tr: 'Eğitimli uzmanlar eşliğinde konuşmak, çizmek ve oynamak için güvenli yerler.',
      id: 'Tempat yang aman untuk bercerita, menggambar, dan bermain bersama pendamping terlatih.',
    },
  },
  {
    id: 'emergency_health',
    title: {
      en: 'Emergency health',
      ar: 'الصحة في الطوارئ',
      tr: 'Acil sağlık',
      id: 'Kesehatan darurat',
    },
    summary: {
      en: 'Clinics, medicine, equipment and aids for daily life.',
      ar: 'عيادات وأدوية وأجهزة ومعينات للحياة اليومية.',
      tr: 'Klinikler, ilaçlar, cihazlar ve günlük yaşam için yardımcı araçlar.',
      id: 'Klinik, obat, peralatan, dan alat bantu untuk kehidupan sehari-hari.',
    },
  },
  {
    id: 'cash_support',
    title: {
      en: 'Cash and food support',
      ar: 'الدعم النقدي والغذائي',
      tr: 'Nakit ve gıda desteği',
      id: 'Bantuan tunai dan pangan',
    },
    summary: {
      en: 'Bread, food and money that a family spends as it sees fit.',
      ar: 'خبز وطعام ومال تنفقه الأسرة فيما تراه أصلح لها.',
      tr: 'Ekmek, gıda ve ailenin uygun gördüğü yere harcadığı nakit yardım.',
      id: 'Roti, bahan pangan, dan uang yang dibelanjakan keluarga sesuai kebutuhannya.',
    },
  },
  {
    id: 'shelter_and_protection',
    title: {
      en: 'Shelter and protection',
      ar: 'المأوى والحماية',
      tr: 'Barınma ve koruma',
      id: 'Hunian dan perlindungan',
    },
    summary: {
      en: 'Tents, repaired homes, blankets and safe heating.',
      ar: 'خيام وبيوت مرمّمة وبطانيات وتدفئة آمنة.',
      tr: 'Çadırlar, onarılan evler, battaniyeler ve güvenli ısınma.',
      id: 'Tenda, perbaikan rumah, selimut, dan penghangat yang aman.',
    },
  },
  {
    id: 'water_and_sanitation',
    title: {
      en: 'Water and sanitation',
      ar: 'المياه والصرف الصحي',
      tr: 'Su ve hijyen',
      id: 'Air dan sanitasi',
    },
    summary: {
      en: 'Drinking water, tankers, pumps and places to wash.',
      ar: 'مياه شرب وصهاريج ومضخّات ومرافق للاغتسال.',
      tr: 'İçme suyu, su tankerleri, pompalar ve yıkanma yerleri.',
      id: 'Air minum, truk tangki, pompa, dan sarana cuci.',
    },
  },
  {
    id: 'community_development',
    title: {
      en: 'Community development',
      ar: 'تنمية المجتمع',
      tr: 'Toplumsal kalkınma',
      id: 'Pengembangan masyarakat',
    },
    summary: {
      en: 'Tools, land and workshops from which people earn their own living.',
      ar: 'أدوات وأراضٍ ومشاغل يكسب منها الناس رزقهم.',
      tr: 'İnsanların geçimini kendi emeğiyle kazandığı araçlar, topraklar ve atölyeler.',
      id: 'Alat, lahan, dan usaha bersama yang menjadi sumber penghasilan warga.',
    },
  },
];

export const projectTypes: (SeedNamed & { id: SeedProjectType })[] = [
  {
    id: 'eghatha',
    title: { en: 'Emergency relief', ar: 'إغاثة', tr: 'Acil yardım', id: 'Bantuan darurat' },
    summary: {
      en: 'Bread, water, medicine and warmth for the days at hand.',
      ar: 'خبز وماء ودواء ودفء لحاجة اليوم.',
      tr: 'Bugünün ihtiyacı için ekmek, su, ilaç ve sıcaklık.',
      id: 'Roti, air, obat, dan kehangatan untuk kebutuhan hari ini.',
    },
  },
  {
    id: 'eskan',
    title: { en: 'Housing', ar: 'إسكان', tr: 'Barınma', id: 'Perumahan' },
    summary: {
      en: 'A dry tent, a repaired home, a safe stove.',
      ar: 'خيمة جافّة وبيت مرمّم وموقد آمن.',
      tr: 'Kuru bir çadır, onarılmış bir ev, güvenli bir soba.',
      id: 'Tenda yang kering, rumah yang diperbaiki, tungku yang aman.',
    },
  },
  {
    id: 'tayseer',
    title: {
      en: 'Easing hardship',
      ar: 'تيسير',
      tr: 'Zorlukları hafifletme',
      id: 'Meringankan kesulitan',
    },
    summary: {
      en: 'One burden lifted from a household: a fee, a debt, a wheelchair.',
      ar: 'عبء يُرفع عن أسرة: رسوم دراسة أو دين أو ثمن كرسي متحرّك.',
      tr: 'Bir ailenin omzundan alınan bir yük: okul harcı, borç ya da tekerlekli sandalye.',
      id: 'Satu beban yang diringankan: biaya sekolah, utang, atau kursi roda.',
    },
  },
  {
    id: 'development',
    title: { en: 'Lasting works', ar: 'تنمية', tr: 'Kalıcı eserler', id: 'Karya berkelanjutan' },
    summary: {
      en: 'Works that go on giving after the campaign has ended.',
      ar: 'أعمال يبقى نفعها بعد انتهاء الحملة.',
      tr: 'Kampanya bittikten sonra da faydası süren işler.',
      id: 'Karya yang manfaatnya berlanjut setelah kampanye selesai.',
    },
  },
  {
    id: 'fund',
    title: { en: 'Open funds', ar: 'صناديق', tr: 'Açık fonlar', id: 'Dana terbuka' },
    summary: {
      en: 'Funds without a set goal, spent by published rules.',
      ar: 'صناديق بلا مبلغ محدّد، يُنفق منها وفق قواعد منشورة.',
      tr: 'Belirli bir hedefi olmayan, yayımlanmış kurallara göre harcanan fonlar.',
      id: 'Dana tanpa target tertentu yang digunakan menurut aturan yang diumumkan.',
    },
  },
];
