/** The campaigns of the test charity. The last five are closed or completed. */
import { records } from './tables';
import { campaign } from './written';

export const CAMPAIGNS = records(
  (words, { reported: at, spent, ...facts }) =>
    campaign(words, { ...facts, ...(at && spent && { outcome: { at, spent } }) }),
  `
  campaign     | type        | category               | goal  | published  | closes     | status    | featured | intentions
  wells        | eghatha     | water_and_sanitation   | 28000 | 2026-01-23 | 2026-03-24 |           | yes      |
  bread        | eghatha     | cash_support           | 12000 | 2026-02-09 | 2026-04-07 |           | yes      | sadaqa zakat
  school-bags  | eghatha     | education              | 13000 | 2026-02-16 | 2026-04-11 |           |          |
  tankers      | eghatha     | water_and_sanitation   | 18000 | 2026-02-11 |            |           | yes      |
  tents        | eskan       | shelter_and_protection | 60000 | 2026-01-24 | 2026-04-22 |           | yes      |
  houses       | eskan       | shelter_and_protection | 72000 | 2026-02-06 | 2026-05-26 |           |          |
  stoves       | eskan       | shelter_and_protection | 18000 | 2026-01-28 | 2026-04-01 |           |          |
  fees         | tayseer     | education              | 22400 | 2026-01-12 | 2026-03-15 |           |          | sadaqa zakat
  rent         | tayseer     | cash_support           | 27000 | 2026-02-02 | 2026-05-03 |           | yes      | sadaqa zakat
  wheelchairs  | tayseer     | emergency_health       | 42000 | 2025-12-31 | 2026-06-16 |           |          |
  boats        | development | community_development  | 45000 | 2026-01-19 | 2026-06-16 |           |          |
  workshop     | development | community_development  | 36000 | 2026-02-01 | 2026-05-14 |           |          |
  classroom    | development | education              | 19500 | 2026-02-14 | 2026-05-09 |           | yes      |
  trees        | development | community_development  | 24000 | 2025-10-03 |            |           |          |
  play         | development | psychosocial_support   | 14400 | 2026-01-10 |            |           |          |
  desalination | development | water_and_sanitation   | 64000 | 2025-12-18 | 2026-05-26 |           |          |
  study-halls  | development | education              | 26400 | 2026-01-26 | 2026-06-02 |           |          |
  stories      | development | psychosocial_support   | 8400  | 2025-06-22 | 2025-08-20 | completed |          |
  clothes      | eghatha     | cash_support           | 10500 | 2025-11-20 | 2026-01-07 | closed    |          |
  eye-clinic   | development | emergency_health       | 9600  | 2025-08-19 | 2025-10-31 | completed |          |
  taps         | eghatha     | water_and_sanitation   | 14500 | 2025-09-09 | 2025-12-05 | completed |          |
  blankets     | eghatha     | shelter_and_protection | 16800 | 2025-11-04 | 2026-01-09 | completed |          |
  `,
  `
  campaign     | tags               | pictures                        | updates
  wells        | water              | water tanker                    | 2026-03-07 2026-02-18 2026-02-01
  bread        | food               | bread                           | 2026-03-10 2026-03-01 2026-02-20
  school-bags  | schooling          | books                           | 2026-03-09 2026-02-23
  tankers      | water              | tanker                          | 2026-03-09 2026-03-02 2026-02-21
  tents        | shelter            | shelter blankets                | 2026-03-06 2026-02-15 2026-02-02
  houses       | repair             | house-repair key                | 2026-03-08 2026-02-13
  stoves       | shelter furnishing | stove                           | 2026-03-09 2026-02-11
  fees         | fees               | graduation                      | 2026-03-10 2026-02-12 2026-01-19
  rent         | debts              | key                             | 2026-03-07 2026-02-21 2026-02-05
  wheelchairs  | aids               | wheelchair                      | 2026-03-04 2026-02-19
  boats        |                    | boat                            | 2026-03-04 2026-02-04
  workshop     |                    | sewing                          | 2026-03-07 2026-02-14
  classroom    |                    | school books                    | 2026-03-08 2026-02-25 2026-02-15
  trees        |                    | olive seedlings                 | 2026-02-26 2025-12-29 2025-10-24
  play         |                    | kite                            | 2026-03-09 2026-02-16
  desalination |                    | desalination solar-panels water | 2026-03-03 2026-01-30 2025-12-22
  study-halls  |                    | solar-classroom solar-panels    | 2026-03-05 2026-02-19 2026-02-02
  stories      |                    | drawing                         | 2026-02-22 2025-11-26 2025-09-02
  clothes      | warmth             | clothes                         | 2026-02-20 2026-01-09 2025-12-19
  eye-clinic   |                    | eyeglasses                      | 2025-12-28 2025-11-24 2025-11-03
  taps         | water health       | handwashing                     | 2026-02-09 2026-01-09 2025-11-12
  blankets     | warmth             | blankets                        | 2026-01-13 2026-01-03 2025-12-11
  `,
  `
  campaign     | budget                      | impact
  wells        | 9400 6900 7080 3500 1120    | 10 25 50 100
  bread        | 6960 2400 1680 960          | 5 10 20 100
  school-bags  | 3575 5850 2275 780 520      | 10 20 60 100
  tankers      | 14400 1200 960 720 720      | 10 25 50 100
  tents        | 48720 5760 2400 720 2400    | 10 25 50 250
  houses       | 40000 14000 12000 2880 3120 | 10 25 50 1800
  stoves       | 7560 3600 5400 720 720      | 10 15 50 100
  fees         | 16640 2880 1600 1280        | 25 45 130 350
  rent         | 10800 5400 5400 5400        | 30 60 90 240
  wheelchairs  | 11400 18900 6750 3270 1680  | 10 25 95 420
  boats        | 16500 10500 10800 5400 1800 | 10 25 180 750
  workshop     | 10400 5360 8400 10400 1440  | 10 35 260 900
  classroom    | 7880 1880 6400 2400 940     | 10 50 80 160
  trees        | 10500 6000 2700 3840 960    | 8 40 200
  play         | 4608 3840 3600 1776 576     | 10 25 50 100
  desalination | 21500 18400 13040 8500 2560 | 10 25 50 100
  study-halls  | 14400 3600 2760 4500 1140   | 20 50 100 125
  stories      | 3072 2240 1570 1140 378     | 10 50 75
  clothes      | 6650 2240 840 350 420       | 15 45 150
  eye-clinic   | 1800 5200 1600 616 384      | 10 25 130
  taps         | 7200 2220 3600 900 580      | 10 50 120
  blankets     | 13860 1470 630 168 672      | 16 48 160
  `,
  `
  campaign   | reported   | spent
  stories    | 2026-02-22 | 8117.350
  eye-clinic | 2025-12-28 | 9240.600
  taps       | 2026-02-09 | 14380.250
  blankets   | 2026-01-13 | 16905
  `,
  `
  campaign | en | ar | tr | id
  wells | Two wells and a filter for the eastern villages | بئران ومرشّح للقرى الشرقية | Doğu köyleri için iki kuyu ve bir filtre | Dua sumur dan saringan untuk desa timur
  bread | Bread from the harbour bakery | خبز من مخبز الميناء | Liman fırınından ekmek | Roti dari toko roti pelabuhan
  school-bags | Bags and books for pupils | حقائب وكتب للتلاميذ | Öğrenciler için çanta ve kitap | Tas dan buku untuk murid
  tankers | Tankers with drinking water | صهاريج بماء الشرب | İçme suyu tankerleri | Truk tangki air minum
  tents | Tents that stay dry | خيام لا تبتلّ | Islanmayan çadırlar | Tenda yang tetap kering
  houses | Walls and windows of old houses | جدران بيوت قديمة ونوافذها | Eski evlerin duvarları ve pencereleri | Dinding dan jendela rumah tua
  stoves | Stoves for cold rooms | مدافئ لغرف باردة | Soğuk odalar için sobalar | Tungku untuk kamar dingin
  fees | Fees of the last year of study | رسوم السنة الأخيرة من الدراسة | Son sınıf öğrenim harçları | Biaya kuliah tahun terakhir
  rent | Rent for families in need | إيجار لأسر محتاجة | İhtiyaç sahibi aileler için kira | Sewa rumah bagi keluarga yang membutuhkan
  wheelchairs | Wheelchairs made to measure | كراسٍ متحركة على المقاس | Ölçüye göre tekerlekli sandalye | Kursi roda sesuai ukuran
  boats | Boats and nets | قوارب وشباك | Tekneler ve ağlar | Perahu dan jala
  workshop | A long title on purpose: a workshop for weaving, dyeing and mending with a shop of its own, run by the women of the lower town who share all of its earnings | عنوان طويل عن قصد: مشغل للنسيج والصباغة والرفو له متجره، تديره نساء البلدة السفلى ويتقاسمن كل ما يكسبنه | Bilerek uzun bir başlık: kendi dükkânı olan dokuma, boyama ve onarım atölyesi; aşağı mahallenin kadınları işletiyor, bütün kazancı paylaşıyor | Judul yang sengaja panjang: bengkel tenun, celup, dan tambal dengan toko sendiri, dijalankan para perempuan kota bawah yang berbagi semua hasilnya
  classroom | A classroom by the harbour | فصل دراسي عند الميناء | Liman kıyısında bir derslik | Ruang kelas di pelabuhan
  trees | Trees for the terraces | أشجار للمدرّجات | Teraslar için ağaçlar | Pohon untuk terasering
  play | Days of play | أيام للعب | Oyun günleri | Hari bermain
  desalination | Sweet water from the sea | ماء عذب من البحر | Denizden tatlı su | Air tawar dari laut
  study-halls | Halls with light for study | قاعات مضاءة للدراسة | Ders çalışmak için aydınlık salonlar | Ruang belajar yang terang
  stories | Hours of stories and drawing | ساعات القصص والرسم | Öykü ve resim saatleri | Jam cerita dan menggambar
  clothes | New clothes for the feast | ملابس جديدة للعيد | Bayramlık giysiler | Baju baru untuk Lebaran
  eye-clinic | A clinic for eyes | عيادة للعيون | Göz kliniği | Klinik mata
  taps | Taps for washing hands | صنابير لغسل الأيدي | El yıkama muslukları | Keran cuci tangan
  blankets | Blankets for the mountain villages | بطانيات لقرى الجبل | Dağ köyleri için battaniye | Selimut untuk desa pegunungan
  `,
);
