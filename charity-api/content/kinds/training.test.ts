/** Tests of training/ and training-categories/: rules of the fields, the export, seats, withdrawal, and moved dates. */
import { expect, test } from 'vitest';
import {
  importFiles,
  makeFolder,
  problemsOf,
  readContent,
} from '#tests/support/api/content-folder';
import { apiOfEachTest } from '#tests/support/api/opened-api';
import { describeChanges } from '../changes';
import { describeProblem } from '../content';

const CATEGORY = 'title:\n  en: Health\nsummary:\n  en: Care\nposition: 10\n';
const FILE = 'training/first-aid.yaml';
const TRAINING = `title:
  en: First aid
summary:
  en: Twelve evenings.
category: health
starts: 2027-01-10
ends: 2027-02-18
time_zone: Asia/Muscat
days:
  - sunday
  - tuesday
days_needed: 2
sessions:
  en: 12 evenings
place:
  en: Training room
map: https://maps.example/room?a=1
online: yes
languages:
  - en
  - ar
teachers:
  en: Two nurses
fee:
  en: Free
minimum_age: 16
seats: 20
reviews:
  - rating: 4
    text:
      en: Very good.
    by:
      en: A student
picture:
  scene: school
  alt:
    en: A school
body:
  en: |
    You practise **every step**.

    ![A school](scene:school)

    | Evening | Subject |
    | --- | --- |
    | 1 | Burns |
`;
const files = (changes: [from: string, to: string][] = []) => ({
  'training-categories/health.yaml': CATEGORY,
  [FILE]: changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`${from} is not in the file`);
    return text.replace(from, to);
  }, TRAINING),
});

const api = apiOfEachTest({ empty: true });

test.each([
  ['ends: 2027-02-18', 'ends: 2027-01-09', 'ends: The last day is before the first day.'],
  ['days_needed: 2', 'days_needed: 3', 'days_needed: A student cannot choose 3 days: days has 2.'],
  ['seats: 20', 'seats: 0', 'seats: “0” is not a whole number from 1.'],
])('rejects a file with %j instead of %j', async (from, to, problem) => {
  expect((await problemsOf(makeFolder(files([[from, to]])))).join()).toContain(problem);
});

test('warns when the first day is not one of the days', async () => {
  const { problems, warnings } = await readContent(
    makeFolder(files([['starts: 2027-01-10', 'starts: 2027-01-11']])),
  );
  expect(problems).toEqual([]);
  expect(warnings.map(describeProblem)).toEqual([
    `${FILE}:6 starts: 2027-01-11 is a monday, which is not in days (sunday, tuesday).`,
  ]);
  expect((await readContent(makeFolder(files()))).warnings).toEqual([]);
});

test('rejects fewer seats than students have reserved', async () => {
  await importFiles(api, files());
  await api.db.updateTable('trainings').set({ taken: 7 }).execute();
  const withSeats = (seats: number) => importFiles(api, files([['seats: 20', `seats: ${seats}`]]));
  await expect(withSeats(6)).rejects.toThrow(
    `${FILE}:1 7 seats are already taken, so the number of seats cannot be 6.`,
  );
  expect(await withSeats(7)).toHaveLength(1);
  const row = await api.db.selectFrom('trainings').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ capacity: 7, taken: 7 });
});

test('hides a removed training that applications refer to, and shows it again with its seats', async () => {
  await importFiles(api, { ...files(), 'training/other.yaml': TRAINING });
  const application = {
    ...{ training: 'first-aid', name: 'Maryam', email: 'm@example.org', birthDate: '2000-01-01' },
    days: ['sunday', 'tuesday'],
  };
  expect((await api.post('/training-applications', application)).status).toBe(201);
  const other = {
    'training-categories/other.yaml': CATEGORY,
    'training/other.yaml': TRAINING.replace('category: health', 'category: other'),
  };
  // Its category can be removed too.
  expect(describeChanges(await importFiles(api, other))).toContain(
    '- training/first-aid (orders or applications refer to it: it is closed and hidden, and keeps its figures)',
  );
  expect((await api.get('/training/first-aid')).status).toBe(404);
  expect(await (await api.post('/training-applications', application)).json()).toMatchObject({
    result: { state: 'confirmed' },
  });
  await importFiles(api, files());
  expect(await (await api.get('/training/first-aid')).json()).toMatchObject({
    result: { seats: { capacity: 20, taken: 1 } },
  });
});
