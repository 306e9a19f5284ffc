/** The listed shares and investment funds of the test charity. Most names are derived from the symbols. */
import { AUTHORITY, text, type Facts, type Words, type Written } from './written';

const STOCK = {
  market: text(['Test exchange', 'سوق الاختبار', 'Deneme borsası', 'Bursa uji']),
};
const FUND = {
  manager: text(['Test managers', 'مديرو الاختبار', 'Deneme yöneticileri', 'Manajer uji']),
};

/** Names that tests search for, by symbol. All other names are derived from the symbol. */
const NAMES: Record<string, Words> = {
  NBRS: ['Nur Power', 'نور للطاقة', 'Nur Enerji', 'Nur Listrik'],
  WADC: ['Hill Cement', 'إسمنت التلة', 'Tepe Çimento', 'Semen Bukit'],
  LUBN: ['Field Foods', 'أغذية الحقل', 'Tarla Gıda', 'Pangan Ladang'],
  SDNS: ['Harbour Sukuk', 'صكوك الميناء', 'Liman Sukuk', 'Sukuk Pelabuhan'],
};

/** Returns a listed share or an investment fund. @param figures published figures, newest first */
const listed = (owner: Written, facts: Facts, figures: Facts[]): Written => {
  const symbol = facts.symbol as string;
  const plainName: Words = [
    `Share ${symbol}`,
    `سهم ${symbol}`,
    `${symbol} hissesi`,
    `Saham ${symbol}`,
  ];
  const shortName = NAMES[symbol] ?? plainName;
  return {
    ...facts,
    ...owner,
    short_name: text(shortName),
    name: text([
      `Company ${symbol}, for tests`,
      `شركة ${symbol} للاختبار`,
      `Deneme şirketi ${symbol}`,
      `Perusahaan uji ${symbol}`,
    ]),
    figures: figures.map((one) => ({ ...one, source: text(AUTHORITY) })),
  };
};

export const STOCKS = {
  anwa: listed(STOCK, { symbol: 'ANWA', position: '21', currency: 'USD', price: '2.36' }, [
    { period: '2025', published: '2026-02-16', purification: '0.0204', zakat: '0.0288' },
    { period: '2024', published: '2025-02-16', purification: '0.0191', zakat: '0.0275' },
  ]),
  bnaa: listed(STOCK, { symbol: 'BNAA', position: '15', currency: 'OMR', price: '0.188' }, [
    { period: '2025', published: '2026-02-16' },
    { period: '2024', published: '2025-02-16', purification: '0.0055', zakat: '0.0047' },
  ]),
  dhow: listed(STOCK, { symbol: 'DHOW', position: '22', currency: 'USD', price: '1.74' }, [
    { period: '2025', published: '2026-02-16', purification: '0.0088', zakat: '0.0193' },
    { period: '2024', published: '2025-02-16', purification: '0.0082', zakat: '0.0187' },
  ]),
  dwnt: listed(STOCK, { symbol: 'DWNT', position: '5', currency: 'OMR', price: '0.097' }, [
    { period: '2025', published: '2026-02-16', purification: '0.0005', zakat_paid: 'yes' },
    { period: '2024', published: '2025-02-16', purification: '0.0004', zakat_paid: 'yes' },
  ]),
  fljw: listed(STOCK, { symbol: 'FLJW', position: '6', currency: 'OMR', price: '0.750' }, [
    { period: '2025', published: '2026-02-16', purification: '0.0064', zakat: '0.0127' },
    { period: '2024', published: '2025-02-16', purification: '0.0070', zakat: '0.0121' },
  ]),
  ghmm: listed(STOCK, { symbol: 'GHMM', position: '20', currency: 'USD', price: '4.85' }, [
    { period: '2025', published: '2026-02-16', purification: '0.0120', zakat: '0.0416' },
    { period: '2024', published: '2025-02-16', purification: '0.0145', zakat: '0.0398' },
  ]),
  hjrm: listed(STOCK, { symbol: 'HJRM', position: '10', currency: 'OMR', price: '0.275' }, [
    { period: '2025', published: '2026-02-16', purification: '0.0037', zakat: '0.0069' },
    { period: '2024', published: '2025-02-16', purification: '0.0041', zakat: '0.0061' },
  ]),
  khlp: listed(STOCK, { symbol: 'KHLP', position: '23', currency: 'KWD', price: '0.295' }, [
    { period: '2025', published: '2026-02-16', purification: '0.0046', zakat: '0.0068' },
    { period: '2024', published: '2025-02-16', purification: '0.0044', zakat: '0.0064' },
  ]),
  khzf: listed(STOCK, { symbol: 'KHZF', position: '19', currency: 'OMR', price: '0.270' }, [
    { period: '2025', published: '2026-02-16', purification: '0.0033', zakat: '0.0075' },
    { period: '2024', published: '2025-02-16', purification: '0.0030', zakat: '0.0071' },
  ]),
  lubn: listed(STOCK, { symbol: 'LUBN', position: '3', currency: 'OMR', price: '0.640' }, [
    { period: '2025', published: '2026-02-16', purification: '0.0008', zakat: '0.0172' },
    { period: '2024', published: '2025-02-16', purification: '0.0011', zakat: '0.0165' },
  ]),
  mawj: listed(STOCK, { symbol: 'MAWJ', position: '18', currency: 'OMR', price: '0.158' }, [
    { period: '2025', published: '2026-02-16', purification: '0.0006', zakat: '0.0039' },
    { period: '2024', published: '2025-02-16', purification: '0.0007', zakat: '0.0035' },
  ]),
  mdar: listed(STOCK, { symbol: 'MDAR', position: '14', currency: 'OMR', price: '0.440' }, [
    { period: '2025', published: '2026-02-16', purification: '0.0021', zakat: '0.0058' },
    { period: '2024', published: '2025-02-16', purification: '0.0024', zakat: '0.0054' },
  ]),
  mrsa: listed(STOCK, { symbol: 'MRSA', position: '2', currency: 'OMR', price: '0.915' }, [
    { period: '2025', published: '2026-02-16', purification: '0.0117', zakat: '0.0144' },
    { period: '2024', published: '2025-02-16', purification: '0.0103', zakat: '0.0138' },
  ]),
  nbrs: listed(STOCK, { symbol: 'NBRS', position: '0', currency: 'OMR', price: '1.420' }, [
    { period: '2025', published: '2026-02-16', purification: '0.0850', zakat: '0.0213' },
    { period: '2024', published: '2025-02-16', purification: '0.0790', zakat: '0.0198' },
  ]),
  nkhl: listed(STOCK, { symbol: 'NKHL', position: '11', currency: 'OMR', price: '0.365' }, [
    { period: '2025', published: '2026-02-16', purification: '0.0003', zakat: '0.0140' },
    { period: '2024', published: '2025-02-16', purification: '0.0003', zakat: '0.0133' },
  ]),
  nsmt: listed(STOCK, { symbol: 'NSMT', position: '9', currency: 'OMR', price: '0.890' }, [
    { period: '2025', published: '2026-02-16', purification: '0.0093', zakat: '0.0110' },
    { period: '2024', published: '2025-02-16', purification: '0.0087', zakat: '0.0114' },
  ]),
  rihl: listed(STOCK, { symbol: 'RIHL', position: '8', currency: 'OMR', price: '0.310' }, [
    { period: '2025', published: '2026-02-16', purification: '0.0132', zakat: '0.0055' },
    { period: '2024', published: '2025-02-16', purification: '0.0148', zakat: '0.0050' },
  ]),
  rmlg: listed(STOCK, { symbol: 'RMLG', position: '16', currency: 'OMR', price: '0.212' }, [
    { period: '2025', published: '2026-02-16', zakat: '0.0063' },
    { period: '2024', published: '2025-02-16', zakat: '0.0060' },
  ]),
  sadn: listed(STOCK, { symbol: 'SADN', position: '4', currency: 'OMR', price: '0.128' }, [
    {
      period: '2025',
      published: '2026-02-16',
      purification: '0.0002',
      zakat: '0.0031',
      zakat_paid: 'yes',
    },
    {
      period: '2024',
      published: '2025-02-16',
      purification: '0.0003',
      zakat: '0.0029',
      zakat_paid: 'yes',
    },
  ]),
  sfrt: listed(STOCK, { symbol: 'SFRT', position: '7', currency: 'OMR', price: '0.233' }, [
    { period: '2025', published: '2026-02-16', purification: '0.0019', zakat: '0.0048' },
    { period: '2024', published: '2025-02-16', purification: '0.0016', zakat: '0.0052' },
  ]),
  shfa: listed(STOCK, { symbol: 'SHFA', position: '13', currency: 'OMR', price: '1.105' }, [
    { period: '2025', published: '2026-02-16', purification: '0.0074', zakat: '0.0099' },
    { period: '2024', published: '2025-02-16', purification: '0.0069', zakat: '0.0094' },
  ]),
  suqt: listed(STOCK, { symbol: 'SUQT', position: '12', currency: 'OMR', price: '0.520' }, [
    { period: '2025', published: '2026-02-16', purification: '0.0061', zakat: '0.0187' },
    { period: '2024', published: '2025-02-16', purification: '0.0066', zakat: '0.0179' },
  ]),
  wadc: listed(STOCK, { symbol: 'WADC', position: '1', currency: 'OMR', price: '0.486' }, [
    { period: '2025', published: '2026-02-16', purification: '0.0042', zakat: '0.0096' },
    { period: '2024', published: '2025-02-16', purification: '0.0051', zakat: '0.0089' },
  ]),
  zytn: listed(STOCK, { symbol: 'ZYTN', position: '17', currency: 'OMR', price: '0.333' }, [
    { period: '2025', published: '2026-02-16', purification: '0.0012', zakat: '0.0131' },
    { period: '2024', published: '2025-02-16', purification: '0.0010', zakat: '0.0127' },
  ]),
};

export const INVESTMENT_FUNDS = {
  aqar: listed(FUND, { symbol: 'AQAR', position: '4', currency: 'OMR', unit_value: '0.508' }, [
    {
      period: '2025',
      published: '2026-02-16',
      purification: '0.0016',
      zakat: '0.0009',
      zakat_paid: 'yes',
    },
    {
      period: '2024',
      published: '2025-02-16',
      purification: '0.0014',
      zakat: '0.0008',
      zakat_paid: 'yes',
    },
  ]),
  glbe: listed(FUND, { symbol: 'GLBE', position: '6', currency: 'USD', unit_value: '12.48' }, [
    { period: '2025', published: '2026-02-16', purification: '0.0310', zakat: '0.0785' },
    { period: '2024', published: '2025-02-16', purification: '0.0292', zakat: '0.0743' },
  ]),
  mdnm: listed(FUND, { symbol: 'MDNM', position: '5', currency: 'OMR', unit_value: '1.037' }, [
    { period: '2025', published: '2026-02-16', zakat: '0.0259' },
    { period: '2024', published: '2025-02-16', zakat: '0.0256' },
  ]),
  ndhg: listed(FUND, { symbol: 'NDHG', position: '3', currency: 'OMR', unit_value: '0.964' }, [
    { period: '2025', published: '2026-02-16', purification: '0.0041', zakat: '0.0068' },
    { period: '2024', published: '2025-02-16', purification: '0.0039', zakat: '0.0072' },
  ]),
  ndhr: listed(FUND, { symbol: 'NDHR', position: '2', currency: 'OMR', unit_value: '1.118' }, [
    { period: '2025', published: '2026-02-16', purification: '0.0024', zakat: '0.0174' },
    { period: '2024', published: '2025-02-16', purification: '0.0026', zakat: '0.0169' },
  ]),
  sdne: listed(FUND, { symbol: 'SDNE', position: '0', currency: 'OMR', unit_value: '1.274' }, [
    { period: '2025', published: '2026-02-16', purification: '0.0038', zakat: '0.0081' },
    { period: '2024', published: '2025-02-16', purification: '0.0035', zakat: '0.0077' },
  ]),
  sdns: listed(FUND, { symbol: 'SDNS', position: '1', currency: 'OMR', unit_value: '1.052' }, [
    { period: '2025', published: '2026-02-16', purification: '0.0009', zakat: '0.0262' },
    { period: '2024', published: '2025-02-16', purification: '0.0008', zakat: '0.0258' },
  ]),
  tdrj: listed(FUND, { symbol: 'TDRJ', position: '7', currency: 'OMR', unit_value: '1.006' }, [
    { period: '2025', published: '2026-02-16' },
    { period: '2024', published: '2025-02-16', purification: '0.0012', zakat: '0.0247' },
  ]),
};
