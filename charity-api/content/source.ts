/** A value of a content file with its line and field path, and the list of problems of all files. */
import {
  Document,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  Scalar,
  type Node,
} from 'yaml';
import type { Written } from '#domain/content/shape';
import { LOCALES, type Locale } from '#domain/locales';
import type { Problem, ProblemText } from './problem-texts';
import type { PictureFinder } from './pictures';
import { explainYaml } from './yaml-problems';

/** Decodes the bytes of content files. Files are UTF-8, with or without a byte order mark. */
const SAVE_AS_UTF8 =
  'Save it as UTF-8: in the window “Save as” of Notepad and most editors, choose the encoding UTF-8.';

/** Returns the text without a byte order mark, or the problem of a file that is not UTF-8. */
function decodeText(bytes: Buffer): { text: string } | { problem: string } {
  if (isUtf16(bytes)) return { problem: `This file has the encoding UTF-16. ${SAVE_AS_UTF8}` };
  try {
    // The decoder removes the byte order mark.
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { problem: `This file does not have the encoding UTF-8. ${SAVE_AS_UTF8}` };
  }
}

/** UTF-16 files begin with a byte order mark, or contain null bytes, which no text in UTF-8 has. */
const isUtf16 = (bytes: Buffer): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) ||
  (bytes[0] === 0xfe && bytes[1] === 0xff) ||
  bytes.includes(0);

/** A link of a content file to a page of the site. */
export type LinkInFile = { href: string; at: Pick<Problem, 'file' | 'line' | 'field'> };

/** State that is shared while all files of a folder are read. */
export type Reading = {
  problems: Problem[];
  /** Advice that does not prevent an import. */
  warnings: Problem[];
  /** Values of the demonstration that a charity must replace with its own. */
  samples: Problem[];
  pictures: PictureFinder;
  /** References between files. They are checked after all files are read. */
  references: { kind: string; id: string; source: Source }[];
  /** Links to pages of the site. They are checked after all files are read. */
  links: LinkInFile[];
};

/** A text of a file, and the languages that it has. */
type TextInFile = { source: Source; languages: readonly Locale[] };

type SourceFile = Reading & { path: string; lines: LineCounter; texts: TextInFile[] };

export class Source {
  private constructor(
    private readonly file: SourceFile,
    /** null when the value is empty. */
    private readonly node: Node | null,
    private readonly offset: number,
    readonly field: string,
  ) {}

  /** Parses a file. Returns null, and reports why, when it is not YAML in UTF-8. */
  static parse(path: string, bytes: Buffer, reading: Reading): Source | null {
    const decoded = decodeText(bytes);
    if ('problem' in decoded) {
      reading.problems.push({ file: path, line: 1, field: '', message: decoded.problem });
      return null;
    }
    const { text } = decoded;
    const lines = new LineCounter();
    // In the failsafe schema every value is a string. Other schemas read `no` as false and 1.50 as 1.5.
    const document = parseDocument(text, { schema: 'failsafe', lineCounter: lines });
    const problems = explainYaml(text, document, lines);
    for (const { line, message } of problems)
      reading.problems.push({ file: path, line, field: '', message });
    if (problems.length > 0) return null;
    return new Source({ ...reading, path, lines, texts: [] }, document.contents, 0, '');
  }

  /** Reads a value that is already parsed, such as the draft of a form. Its problems have no line. */
  static of(path: string, written: Written, reading: Reading): Source {
    const { contents } = new Document(written ?? {}, { schema: 'failsafe' });
    const lines = new LineCounter();
    lines.addNewLine(0);
    return new Source({ ...reading, path, lines, texts: [] }, contents as Node, 0, '');
  }

  get path(): string {
    return this.file.path;
  }

  /** Records that the value is the id of an item of another kind. */
  refer(kind: string, id: string): void {
    this.file.references.push({ kind, id, source: this });
  }

  /** Records that the value is or contains a link. @param linesBelow number of lines from the value to the link */
  link(href: string, linesBelow = 0): void {
    const { file, line, field } = this.problem('', linesBelow);
    this.file.links.push({ href, at: { file, line, field } });
  }

  /** Records that the value is a text in these languages. */
  hasLanguages(languages: readonly Locale[]): void {
    this.file.texts.push({ source: this, languages });
  }

  /** Reports each text of the file that lacks a language of another text. Call it after the whole file is read. */
  checkLanguages(): void {
    reportMissingLanguages(this.file.texts);
  }

  get pictures(): PictureFinder {
    return this.file.pictures;
  }

  /** Returns the URL path of a drawn scene, or of a file next to this one. Reports a missing one. */
  findPicture({ file = '', scene }: { file?: string; scene?: string }): string | undefined {
    const found = scene ? this.pictures.findScene(scene) : this.pictures.findFile(this.path, file);
    return 'path' in found ? found.path : this.report(found.problem, 0, { key: 'pictureMissing' });
  }

  /** The line of the value, counted from 1. */
  get line(): number {
    return this.file.lines.linePos(this.offset).line;
  }

  /** @param linesBelow number of lines from the value to the problem */
  report(message: string, linesBelow = 0, text?: ProblemText): undefined {
    this.file.problems.push({ ...this.problem(message, linesBelow), ...(text && { text }) });
  }

  /** Reports a field that the value needs. @param expects after "Write …" */
  reportMissing(name: string, expects: string): void {
    const input = this.field ? `${this.field}.${name}` : name;
    const message = `${name} is missing. Write ${expects}.`;
    this.file.problems.push({ ...this.problem(message), input, text: { key: 'missing' } });
  }

  /** Reports a text that lacks a language. */
  reportLanguage(message: string, language: Locale): void {
    const input = `${this.field}.${language}`;
    this.file.problems.push({
      ...this.problem(message),
      ...{ input, text: { key: 'languageMissing' } },
    });
  }

  /** Records that the value is a sample, which only a demonstration may have. */
  reportSample(message: string): void {
    this.file.samples.push(this.problem(message));
  }

  private problem(message: string, linesBelow = 0): Problem {
    const { path: file } = this.file;
    return { file, line: this.line + linesBelow, field: this.field, message };
  }

  /** Reports an invalid value. Returns undefined, so that a codec can return the result of this call. */
  reject(expected: string): undefined {
    return this.report(
      this.text ? `${shortened(this.text)} is not ${expected}.` : `Write ${expected}.`,
    );
  }

  /** The text of the value. Empty when there is no value, null when the value is a list or has fields. */
  get text(): string | null {
    if (this.node === null) return '';
    return isScalar(this.node) ? String(this.node.value ?? '') : null;
  }

  /** The last name of the field path, such as `en` of `story.en`. */
  get name(): string {
    return this.field.split('.').at(-1)!;
  }

  /** True for a text of several lines without `|`. YAML joins such lines. */
  get hasJoinedLines(): boolean {
    if (!isScalar(this.node) || this.node.type === Scalar.BLOCK_LITERAL) return false;
    const [from, to] = this.node.range ?? [0, 0];
    const lineAt = (offset: number) => this.file.lines.linePos(offset).line;
    return this.node.type === Scalar.BLOCK_FOLDED || lineAt(from) < lineAt(to);
  }

  /** The items of the value, or null when the value is not a list. */
  get items(): Source[] | null {
    if (!isSeq(this.node)) return null;
    return this.node.items.map((item, at) => this.inner(item as Node, `${this.field}[${at + 1}]`));
  }

  /** The fields of the value in the order of the file, or null when the value has no fields. */
  get fields(): Map<string, Source> | null {
    if (!isMap(this.node)) return null;
    return new Map(
      this.node.items.map(({ key, value }) => {
        const name = isScalar(key) ? String(key.value) : '';
        const field = this.field ? `${this.field}.${name}` : name;
        // An empty value has no position, so problems are reported at its key.
        const offset = (key as Node).range?.[0] ?? this.offset;
        return [name, new Source(this.file, nodeOf(value), offset, field)];
      }),
    );
  }

  private inner(node: Node | null, field: string): Source {
    return new Source(this.file, nodeOf(node), node?.range?.[0] ?? this.offset, field);
  }
}

const nodeOf = (node: unknown): Node | null => (node ?? null) as Node | null;

/** Characters of an invalid value that a message quotes. */
const MAX_QUOTED = 60;

function shortened(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > MAX_QUOTED ? `“${line.slice(0, MAX_QUOTED)}…”` : `“${line}”`;
}

/**
 * Reports each text that lacks a language which another text of the file has, so that no page mixes languages. Omitted
 * fields are ignored.
 * @param texts the texts of one file, in the order of the file
 */
function reportMissingLanguages(texts: readonly TextInFile[]): void {
  for (const language of LOCALES) {
    const example = texts.find(({ languages }) => languages.includes(language));
    if (!example) continue;
    for (const { source, languages } of texts)
      if (!languages.includes(language))
        source.reportLanguage(
          `${language} is missing. ${example.source.field} (line ${example.source.line}) has it, and all texts of a file have the same languages.`,
          language,
        );
  }
}
