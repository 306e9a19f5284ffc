/** Explains the errors of the YAML parser to authors who do not know YAML: tabs, a missing `|`, missing quotes. */
import { visit, type Document, type LineCounter } from 'yaml';
import { LOCALES } from '#domain/locales';

/** `line` is counted from 1. */
export type YamlProblem = { line: number; message: string };

const LANGUAGES = LOCALES.join('|');
/** The line of a language whose text begins on the next line. */
const OPEN_LANGUAGE = new RegExp(`^\\s*(?:- )?(${LANGUAGES}):\\s*$`);
/** The line of a language with the first words of its text. */
const LANGUAGE_WITH_TEXT = new RegExp(`^\\s*(?:- )?(${LANGUAGES}):\\s+[^|>\\s"']`);
const BLOCK = new RegExp(`^\\s*(?:- )?(${LANGUAGES}):\\s+\\|[+-]?\\s*$`);

const TAB = /^ *\t\s*\S/;
/** Characters that have a meaning in YAML at the beginning of a value. */
const SPECIAL_START = /:\s+([*&!@%`{[])/;

const TAB_MESSAGE = 'This line begins with a tab. Indent it with spaces, two for each level.';

/** Returns the advice for a text of several lines that does not begin with `|`. */
export const barAdvice = (language: string): string =>
  `Write “${language}: |” and begin the text on the next line, because it has several lines.`;

/** Messages by the error code of the parser. */
const HINTS: Record<string, string> = {
  BLOCK_AS_IMPLICIT_KEY:
    'A text with a colon in it is written between double quotes: "Winter: blankets".',
  DUPLICATE_KEY: 'This field is written twice.',
};

/** Returns the problems of a document, at most one with the same message for each line. Empty for valid YAML. */
export function explainYaml(text: string, document: Document, counter: LineCounter): YamlProblem[] {
  const lines = text.split(/\r?\n/);
  const lineAt = (offset: number) => counter.linePos(offset).line;
  const errors = [...document.errors, ...document.warnings].map((error) => ({
    line: lineAt(error.pos[0]),
    message: HINTS[error.code] ?? withoutPosition(error.message),
  }));
  if (errors.some(({ line }) => TAB.test(lines[line - 1] ?? ''))) return tabsIn(lines);
  const problems = errors.map((error) => explain(lines, error));
  visit(document, {
    Alias: (_, { range }) => {
      problems.push(explain(lines, quoteProblem(lineAt(range?.[0] ?? 0), '*')));
    },
  });
  return problems.filter(
    ({ line, message }, at) =>
      problems.findIndex((other) => other.line === line && other.message === message) === at,
  );
}

const tabsIn = (lines: string[]): YamlProblem[] =>
  lines.flatMap((text, at) => (TAB.test(text) ? [{ line: at + 1, message: TAB_MESSAGE }] : []));

const quoteProblem = (line: number, character: string): YamlProblem => ({
  line,
  message: `A text that begins with ${character} is written between double quotes, or after “|”.`,
});

function explain(lines: string[], error: YamlProblem): YamlProblem {
  const bar = missingBar(lines, error.line);
  if (bar) return bar;
  const [, character] = SPECIAL_START.exec(lines[error.line - 1] ?? '') ?? [];
  return character ? quoteProblem(error.line, character) : error;
}

/** Returns the problem of a text of several lines without `|`, or with lines that are not indented. */
function missingBar(lines: string[], errorLine: number): YamlProblem | null {
  const isText = (line: string | undefined) => line !== undefined && line.trim() !== '';
  const indent = (line: string) => line.length - line.trimStart().length;
  const from = lines.findIndex((line, at) => at >= errorLine - 1 && isText(line));
  if (from === -1) return null;
  const own = lines[from]!;
  const after = lines.slice(from + 1).find(isText);
  const [, first] = LANGUAGE_WITH_TEXT.exec(own) ?? [];
  if (first && after && indent(after) > indent(own))
    return { line: from + 1, message: barAdvice(first) };
  const isBelow = (line: string) => isText(line) && indent(line) < indent(own);
  const above = lines.slice(0, from).findLastIndex(isBelow);
  const [, language] = OPEN_LANGUAGE.exec(lines[above] ?? '') ?? [];
  if (language) return { line: above + 1, message: barAdvice(language) };
  const before = lines.slice(0, from).findLastIndex(isText);
  if (before === -1 || indent(lines[before]!) !== indent(own) || isField(own)) return null;
  if (BLOCK.test(lines[before]!))
    return {
      line: from + 1,
      message: 'Indent each line of the text by two spaces more than its language.',
    };
  const [, single] = LANGUAGE_WITH_TEXT.exec(lines[before]!) ?? [];
  return single ? { line: before + 1, message: barAdvice(single) } : null;
}

const isField = (line: string) => /^\s*(?:- )?\w+:(?:\s|$)/.test(line);

/** Removes line and column from a parser message, because the problem already has its line. */
const withoutPosition = (message: string) =>
  `This is not YAML: ${(message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '')}.`;
