/** Tests the texts of log entries: values before and after, and the record with its page. */
import { describe, expect, test } from 'vitest';
import { translateIn } from '#web/i18n/instances.server';
import type { LogEntry } from '#contract/staff/accounts';
import { PERMISSIONS } from '#domain/staff/permissions';
import { changesOf, subjectLink, subjectText } from './log-text';

const en = { locale: 'en', t: translateIn('en') } as const;
const ar = { locale: 'ar', t: translateIn('ar') } as const;

type Given = Partial<Pick<LogEntry, 'action' | 'before' | 'after'>> & {
  subject?: Partial<LogEntry['subject']>;
};
const entry = ({ subject, ...given }: Given) => ({
  ...{ action: 'order.confirmed', before: null, after: null, ...given },
  subject: { kind: 'order', id: 'a1', name: 'NDW-1', ...subject },
});
const shown = (given: Given, words: Parameters<typeof changesOf>[1] = en) =>
  changesOf(entry(given), words).map(({ label, before, after }) => [label, before, after]);

describe('changes', () => {
  test.each([
    ['total', { minor: 208_550, currency: 'OMR' }, 'Total', '208.550\u00a0OMR'],
    ['rate', '2.6008', 'Rate', '2.6008'],
    ['seats', 12, 'Places', '12'],
    ['pending', true, 'Waits for the provider', 'Yes'],
    ['state', 'under_review', 'Status', 'Proof to check'],
    ['state', 'past_due', 'Status', 'Not charged'],
    ['handling', 'in_progress', 'Work on it', 'In progress'],
    ['roles', ['finance', 'viewer'], 'Roles', 'Finance, Viewer'],
    ['method', 'Cheque', 'Payment method', 'Cheque'],
    ['via', 'provider', 'How it goes back', 'through the provider'],
    ['difference', 'giveBack', 'The difference', 'Refund the rest'],
    ['reason', 'notArrived', 'Reason', 'It has not reached our account'],
    ['locale', 'tr', 'Language', 'Türkçe'],
    ['day', '2026-03-11', 'Date on the statement', '11-03-2026'],
    ['publishAt', '2026-03-11T05:00:00.000Z', 'Publication', '11-03-2026, 09:00'],
    ['bankNumber', 'FT-2026', 'Bank reference', 'FT-2026'],
  ])('shows %s as a text', (field, value, label, text) => {
    expect(shown({ after: { [field]: value } })).toEqual([[label, null, text]]);
  });

  test('labels the day of a planned publication', () => {
    const after = { publishAt: '2026-03-11T05:00:00.000Z' };
    const given = { action: 'content.scheduled', subject: { kind: 'campaigns' }, after };
    expect(shown(given)).toEqual([['Publication', null, '11-03-2026, 09:00']]);
  });

  test('leaves out a value that stayed the same', () => {
    const total = { minor: 1_000, currency: 'OMR' };
    const given = { before: { total, state: 'under_review' }, after: { total, state: 'paid' } };
    expect(shown(given).map(([label]) => label)).toEqual(['Status']);
  });

  test('shows amounts and roles in Arabic', () => {
    const after = { total: { minor: 1_000, currency: 'OMR' }, roles: ['owner', 'editor'] };
    const [total, roles] = shown({ after }, ar);
    expect(total).toEqual(['المجموع', null, '1\u00a0ر.ع.']);
    expect(roles?.[2]).toBe('مشرف عام، المحتوى');
  });

  test('the state of a subscription has its own text', () => {
    const given = { subject: { kind: 'newsletter' }, before: { state: 'confirmed' } };
    expect(shown(given)).toEqual([['Status', 'Subscribed', null]]);
  });

  test('fields of content have their path as label, and choices their text', () => {
    const given = {
      action: 'content.published',
      subject: { kind: 'campaigns' },
      before: { status: 'open', 'title.ar': 'آبار' },
      after: { status: 'closed', 'title.ar': 'آبار القرى' },
    };
    const [status, title] = shown(given);
    expect(status?.[0]).toBe(en.t('content-fields:fields.status'));
    expect(status?.[2]).toBe(en.t('content-fields:choices.closed'));
    expect(title).toEqual([
      `${en.t('content-fields:fields.title')} › العربية`,
      'آبار',
      'آبار القرى',
    ]);
  });

  test('the id of an approval is not shown', () => {
    const after = { approval: 'c'.repeat(32), kind: 'refund' };
    expect(shown({ action: 'approval.agreed', after })).toEqual([['Request', null, 'Refund']]);
  });

  test('a field and a value of a newer release are shown as they are stored', () => {
    expect(shown({ after: { weight: 'heavy', state: 'on_the_moon' } })).toEqual([
      ['weight', null, 'heavy'],
      ['Status', null, 'on_the_moon'],
    ]);
  });

  test('shortens a long text', () => {
    const [[, , text] = []] = shown({ after: { email: 'x'.repeat(500) } });
    expect(text).toHaveLength(201);
  });
});

describe('the record', () => {
  const of = (given: Given, permissions = PERMISSIONS) => {
    const one = entry(given);
    return [subjectText(one, en.t), subjectLink(one, permissions)];
  };

  test.each<[Given, string, string | null]>([
    [{}, 'NDW-1', '/staff/donations/NDW-1'],
    [{ action: 'monthly.stop' }, 'NDW-1', '/staff/monthly/NDW-1'],
    [{ subject: { kind: 'member', id: 'm1', name: 'Huda' } }, 'Huda', '/staff/people/m1'],
    [
      { action: 'application.noted', subject: { kind: 'application', id: 'A-1', name: 'A-1' } },
      'A-1',
      '/staff/applications/A-1',
    ],
    [
      { action: 'application.exported', subject: { kind: 'application', id: 'ngo', name: null } },
      'Organisation',
      null,
    ],
    [
      { action: 'content.published', subject: { kind: 'campaigns', id: 'wells', name: 'Wells' } },
      'Wells',
      '/staff/content/campaigns/wells',
    ],
    [
      { action: 'content.published', subject: { kind: 'metals', id: 'metals', name: null } },
      'Metal prices',
      '/staff/content/metals/metals',
    ],
    [
      { action: 'content.withdrawn', subject: { kind: 'campaigns', id: 'old', name: null } },
      'Campaigns: old',
      null,
    ],
    [{ subject: { kind: 'donor', id: 'f0', name: null } }, '', null],
  ])('%j has a name and a page', (given, text, to) => {
    expect(of(given)).toEqual([text, to]);
  });

  test('has no link without the permission to read it', () => {
    expect(of({}, [])).toEqual(['NDW-1', null]);
  });
});
