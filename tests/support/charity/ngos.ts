/** Organisations of the test charity, and the groups of people whom they help. */
import { named, picture, text, type Field, type Words, type Written } from './written';

const HARBOUR: Words = ['The harbour', 'الميناء'];
const PLAIN: Words = ['The plain', 'السهل'];

/** Returns an organisation that was founded in 2011 and whose papers are checked. */
function ngo(name: Words, facts: Record<string, Field> = {}): Written {
  return {
    name: text(name),
    summary: text([
      'Engineers and neighbours who keep the wells of the harbour alive.',
      'مهندسون وجيران يحافظون على آبار الميناء.',
    ]),
    position: '10',
    category: 'education',
    beneficiaries: ['families'],
    area: 'harbour',
    area_name: text(HARBOUR),
    nationality: 'PS',
    established: '2011-05-09',
    people: text(['49 people', '49 شخصًا']),
    address: text(['Shore road', 'طريق الشاطئ']),
    phone: '+970 00 000 0000',
    email: 'water@committee.example',
    checked: '2026-03-02',
    checks: [text(['Registration', 'التسجيل']), text(['Bank account', 'الحساب البنكي'])],
    ...facts,
    story: text(['They have repaired **14 wells**.', 'أصلحوا **14 بئرًا**.']),
  };
}

export const BENEFICIARY_TYPES: Record<string, Written> = {
  families: named(['Families', 'الأسر'], { position: '10' }),
  students: named(['Students', 'الطلاب'], { position: '20' }),
};

/** Ten organisations, so that the list has a second page. */
const MORE = Object.fromEntries(
  Array.from({ length: 8 }, (_, n) => [
    `neighbours-${n + 1}`,
    ngo([`Neighbours ${n + 1}`, `جيران ${n + 1}`], { position: String(30 + n) }),
  ]),
);

export const NGOS: Record<string, Written> = {
  'water-committee': ngo(['Water committee', 'لجنة المياه', 'Su komitesi', 'Komite air'], {
    logo: picture('water'),
    cover: picture('hero'),
    campaigns: ['tankers'],
    social: { instagram: 'https://instagram.com/committee', x: 'https://x.com/committee' },
  }),
  'lamp-rooms': ngo(['Lamp rooms', 'غرف المصباح'], {
    ...{ position: '20', beneficiaries: ['students', 'families'] },
    ...{ area: 'plain', area_name: text(PLAIN), category: 'water_and_sanitation' },
  }),
  ...MORE,
};
delete NGOS['lamp-rooms']!.checked;
delete NGOS['lamp-rooms']!.checks;
