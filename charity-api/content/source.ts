/** A value of a content file with its place in the file, and the list of what is wrong with the files. */
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml';
import type { PictureFiles } from './pictures';

/** What is wrong with a file, for the person who writes it. */
export type Problem = {
  /** Path below the content folder. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** Path inside the file, such as `budget[2].amount`. Empty for the file itself. */
  field: string;
  message: string;
};

/** What the values of all files share. */
export type Reading = {
  problems: Problem[];
  /** Values of the demonstration that a charity must replace by its own. */
  samples: Problem[];
  pictures: PictureFiles;
  /** What the files refer to, to be looked for when all of them are read. */
  references: { kind: string; id: string; source: Source }[];
};

type SourceFile = Reading & { path: string; lines: LineCounter };

export class Source {
  private constructor(
    private readonly file: SourceFile,
    /** null for an empty value. */
    private readonly node: Node | null,
    private readonly offset: number,
    readonly field: string,
  ) {}

  /** Parses a file. Returns null, and reports why, when it is not YAML. */
  static parse(path: string, text: string, reading: Reading): Source | null {
    const lines = new LineCounter();
    // Every value is a string: YAML itself would read `no` as false and 1.50 as 1.5.
    const document = parseDocument(text.replace(/^\uFEFF/, ''), {
      schema: 'failsafe',
      lineCounter: lines,
    });
    const file: SourceFile = { ...reading, path, lines };
    const root = new Source(file, document.contents, 0, '');
    for (const { code, message, pos } of document.errors)
      new Source(file, null, pos[0], '').report(HINTS[code] ?? firstLine(message));
    return document.errors.length === 0 ? root : null;
  }

  get path(): string {
    return this.file.path;
  }

  /** Says that the value is the id of a thing of another kind. */
  refer(kind: string, id: string): void {
    this.file.references.push({ kind, id, source: this });
  }

  get pictures(): PictureFiles {
    return this.file.pictures;
  }

  /** The line of the value, counted from 1. */
  get line(): number {
    return this.file.lines.linePos(this.offset).line;
  }

  /** @param linesBelow lines between the value and the place of the problem */
  report(message: string, linesBelow = 0): void {
    this.file.problems.push(this.problem(message, linesBelow));
  }

  /** Says that the value is a sample, which only a demonstration may have. */
  reportSample(message: string): void {
    this.file.samples.push(this.problem(message));
  }

  private problem(message: string, linesBelow = 0): Problem {
    const { path: file } = this.file;
    return { file, line: this.line + linesBelow, field: this.field, message };
  }

  /** Reports that the value is not what was expected. Returns undefined, which a codec can return. */
  reject(expected: string): undefined {
    const written = this.text;
    this.report(
      written === null || written === ''
        ? `Write ${expected}.`
        : `${shortened(written)} is not ${expected}.`,
    );
    return undefined;
  }

  /** null when the value is a list or has fields. */
  get text(): string | null {
    if (this.node === null) return '';
    return isScalar(this.node) ? String(this.node.value ?? '') : null;
  }

  /** null when the value is not a list. */
  get items(): Source[] | null {
    if (!isSeq(this.node)) return null;
    return this.node.items.map((item, at) => this.inner(item as Node, `${this.field}[${at + 1}]`));
  }

  /** The fields of the value in their order. null when it has none. */
  get fields(): Map<string, Source> | null {
    if (!isMap(this.node)) return null;
    return new Map(
      this.node.items.map(({ key, value }) => {
        const name = isScalar(key) ? String(key.value) : '';
        const field = this.field ? `${this.field}.${name}` : name;
        // An empty value is at its key.
        const offset = (key as Node).range?.[0] ?? this.offset;
        return [name, new Source(this.file, nodeOf(value), offset, field)];
      }),
    );
  }

  private inner(node: Node | null, field: string): Source {
    return new Source(this.file, nodeOf(node), node?.range?.[0] ?? this.offset, field);
  }
}

/** A reference to another value (`*name`) is none: each file says all by itself. */
const nodeOf = (node: unknown): Node | null =>
  node === null || node === undefined || isAlias(node) ? null : (node as Node);

/** What people do most often, by the code of the YAML parser. */
const HINTS: Record<string, string> = {
  BLOCK_AS_IMPLICIT_KEY:
    'A text with a colon in it is written between double quotes: "Winter: blankets".',
  TAB_AS_INDENT: 'Indent with spaces, not with tabs.',
  DUPLICATE_KEY: 'This field is written twice.',
};

/** Without the place, which the problem has already. */
const firstLine = (message: string) =>
  `This is not YAML: ${(message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '')}.`;

const MAX_QUOTED = 60;

function shortened(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > MAX_QUOTED ? `“${line.slice(0, MAX_QUOTED)}…”` : `“${line}”`;
}
