/** Doctor's report as text and as JSON, and its exit code. */
import { count, type NamedFinding, type Result } from './finding';

/** For operators and monitoring: 0 no problems, 1 failures, 2 only warnings. */
export function exitCodeOf(findings: readonly NamedFinding[]): 0 | 1 | 2 {
  if (findings.some(({ result }) => result === 'fail')) return 1;
  return findings.some(({ result }) => result === 'warn') ? 2 : 0;
}

const worst = (findings: readonly NamedFinding[]): Result =>
  (['ok', 'fail', 'warn'] as const)[exitCodeOf(findings)];

const MARKS: Record<Result, string> = { ok: 'ok  ', warn: 'WARN', fail: 'FAIL', skipped: '-   ' };

/** Returns one line for each finding, followed by what to do. The last line counts the results. */
export function asText(findings: readonly NamedFinding[]): string {
  const width = Math.max(...findings.map(({ check }) => check.length));
  const lines = findings.flatMap(({ check, result, message, todo }) => [
    `${MARKS[result]}  ${check.padEnd(width)}  ${message}`,
    ...(todo ? [`${' '.repeat(width + 8)}→ ${todo}`] : []),
  ]);
  const number = (wanted: Result) => findings.filter(({ result }) => result === wanted).length;
  const total = `${number('fail')} failed, ${count(number('warn'), 'warning')}, ${number('ok')} ok, ${number('skipped')} not checked.`;
  return [...lines, '', total].join('\n');
}

export function asJson(findings: readonly NamedFinding[]): string {
  return JSON.stringify({ result: worst(findings), findings }, null, 2);
}
