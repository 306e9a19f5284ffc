/** Prints the result of each row of the fault matrix, and the seed of the run. */
import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { isNamed, MATRIX } from './matrix';
import { isLong, SEED } from './run';

export default class FaultReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const rows = MATRIX.map(({ number, fault, tests: named }) => {
      const results = named.map((name) =>
        tests.filter((test) => fileOf(test) === name.file && isNamed(name, test.fullName)),
      );
      return { row: number, fault, result: verdict(results) };
    });
    console.log(`\nThe fault matrix (${isLong ? 'long' : 'short'} form, FAULT_SEED=${SEED})`);
    console.table(rows);
  }
}

const fileOf = ({ module }: TestCase): string => relative(process.cwd(), module.moduleId);

/** A row passes when each named test has run and all its cases have passed. */
function verdict(results: readonly TestCase[][]): string {
  const all = results.flat();
  const failed = all.filter((test) => test.result().state === 'failed').length;
  if (failed > 0) return `${failed} of ${all.length} failed`;
  const passed = all.filter((test) => test.result().state === 'passed').length;
  const missing = results.filter((cases) => cases.length === 0).length;
  if (missing > 0) return `${passed} passed, ${missing} did not run`;
  return passed === all.length
    ? `passed (${passed})`
    : `${all.length - passed} of ${all.length} skipped`;
}
