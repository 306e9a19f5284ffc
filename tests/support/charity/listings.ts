/** The listed shares and investment funds of the test charity. Most names are derived from the symbols. */
import { AUTHORITY, text, type Words, type Written } from './written';

const STOCK = {
  market: text(['Test exchange', 'سوق الاختبار']),
};
const FUND = {
  manager: text(['Test managers', 'مديرو الاختبار']),
};

/** Names that tests search for, by symbol. All other names are derived from the symbol. */
const NAMES: Record<string, Words> = {
  NBRS: ['Nur Power', 'نور للطاقة', 'Nur Enerji', 'Nur Listrik'],
  WADC: ['Hill Cement', 'إسمنت التلة', 'Tepe Çimento', 'Semen Bukit'],
  LUBN: ['Field Foods', 'أغذية الحقل', 'Tarla Gıda', 'Pangan Ladang'],
  SDNS: ['Harbour Sukuk', 'صكوك الميناء', 'Liman Sukuk', 'Sukuk Pelabuhan'],
};

/**
 * Reads a table: symbol, position, price and currency, then purification and zakat per share of 2025 and of 2024. `-`: not
 * published. `paid`: the company pays its zakat itself.
 */
function listed(owner: Written, price: string, table: string): Record<string, Written> {
  const rows = table.trim().split('\n');
  return Object.fromEntries(
    rows.map((row) => {
      const [symbol = '', position = '', value = '', currency = '', ...years] = row
        .trim()
        .split(/ +/);
      const figuresOf = (year: number, [purification = '', zakat = '']: string[]) => ({
        ...{ period: `${year}`, published: `${year + 1}-02-16` },
        ...(purification !== '-' && { purification }),
        ...(zakat !== '-' && { zakat }),
        ...(years.includes('paid') && { zakat_paid: 'yes' }),
        source: text(AUTHORITY),
      });
      const plainName: Words = [`Share ${symbol}`, `سهم ${symbol}`];
      const written = {
        ...{ symbol, position, currency, [price]: value },
        ...owner,
        short_name: text(NAMES[symbol] ?? plainName),
        name: text([`Company ${symbol}, for tests`, `شركة ${symbol} للاختبار`]),
        figures: [figuresOf(2025, years.slice(0, 2)), figuresOf(2024, years.slice(2, 4))],
      };
      return [symbol.toLowerCase(), written];
    }),
  );
}

export const STOCKS = listed(
  STOCK,
  'price',
  `
  ANWA 21 2.36  USD 0.0204 0.0288 0.0191 0.0275
  BNAA 15 0.188 OMR -      -      0.0055 0.0047
  DHOW 22 1.74  USD 0.0088 0.0193 0.0082 0.0187
  DWNT 5  0.097 OMR 0.0005 -      0.0004 -      paid
  FLJW 6  0.750 OMR 0.0064 0.0127 0.0070 0.0121
  GHMM 20 4.85  USD 0.0120 0.0416 0.0145 0.0398
  HJRM 10 0.275 OMR 0.0037 0.0069 0.0041 0.0061
  KHLP 23 0.295 KWD 0.0046 0.0068 0.0044 0.0064
  KHZF 19 0.270 OMR 0.0033 0.0075 0.0030 0.0071
  LUBN 3  0.640 OMR 0.0008 0.0172 0.0011 0.0165
  MAWJ 18 0.158 OMR 0.0006 0.0039 0.0007 0.0035
  MDAR 14 0.440 OMR 0.0021 0.0058 0.0024 0.0054
  MRSA 2  0.915 OMR 0.0117 0.0144 0.0103 0.0138
  NBRS 0  1.420 OMR 0.0850 0.0213 0.0790 0.0198
  NKHL 11 0.365 OMR 0.0003 0.0140 0.0003 0.0133
  NSMT 9  0.890 OMR 0.0093 0.0110 0.0087 0.0114
  RIHL 8  0.310 OMR 0.0132 0.0055 0.0148 0.0050
  RMLG 16 0.212 OMR -      0.0063 -      0.0060
  SADN 4  0.128 OMR 0.0002 0.0031 0.0003 0.0029 paid
  SFRT 7  0.233 OMR 0.0019 0.0048 0.0016 0.0052
  SHFA 13 1.105 OMR 0.0074 0.0099 0.0069 0.0094
  SUQT 12 0.520 OMR 0.0061 0.0187 0.0066 0.0179
  WADC 1  0.486 OMR 0.0042 0.0096 0.0051 0.0089
  ZYTN 17 0.333 OMR 0.0012 0.0131 0.0010 0.0127
  `,
);

export const INVESTMENT_FUNDS = listed(
  FUND,
  'unit_value',
  `
  AQAR 4 0.508 OMR 0.0016 0.0009 0.0014 0.0008 paid
  GLBE 6 12.48 USD 0.0310 0.0785 0.0292 0.0743
  MDNM 5 1.037 OMR -      0.0259 -      0.0256
  NDHG 3 0.964 OMR 0.0041 0.0068 0.0039 0.0072
  NDHR 2 1.118 OMR 0.0024 0.0174 0.0026 0.0169
  SDNE 0 1.274 OMR 0.0038 0.0081 0.0035 0.0077
  SDNS 1 1.052 OMR 0.0009 0.0262 0.0008 0.0258
  TDRJ 7 1.006 OMR -      -      0.0012 0.0247
  `,
);
