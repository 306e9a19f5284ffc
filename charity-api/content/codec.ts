/** Codecs: each reads one kind of value from a content file, and writes it in the canonical form. */
import { isDeepStrictEqual } from 'node:util';
import type { Shape, Written } from '#domain/content/shape';
import type { Source } from './source';

export type { Shape, Written } from '#domain/content/shape';

export type Codec<Value> = {
  /** Describes the expected value in error messages, after "Write …": "an amount such as 28000 OMR". */
  expects: string;
  /** Describes the value to programs, such as the form in which staff edit it. */
  shape: Shape;
  /** Returns undefined when the value is invalid, after it has reported the problem. */
  read(source: Source): Value | undefined;
  write(value: Value): Written;
  /** Returns the links in a value: those in Markdown, and paths of the site. Missing when a value has none. */
  links?(value: Value): string[];
  /** Adds optional fields that a stored object lacks, because they are newer. Not those of objects inside it. */
  complete?(stored: Value): Value;
  /** Names of the fields of an object in files. docs/content.md lists them. */
  fieldNames?: { required: string[]; optional: string[] };
};

/** Codec of an optional field. `absent` is the value when the file does not contain the field. */
export type OptionalCodec<Value> = Codec<Value> & {
  absent: Value;
  /** The written form of `absent`; undefined when that is empty. */
  usual: Written;
};

type ValueOf<C> = C extends Codec<infer Value> ? Value : never;

/** @param absent the value when the file does not contain the field */
export function optional<Value, Absent extends Value | null>(
  codec: Codec<Value>,
  absent: Absent,
): OptionalCodec<Value | Absent> {
  return {
    expects: codec.expects,
    shape: codec.shape,
    absent,
    usual: isEmptyValue(absent) ? undefined : codec.write(absent as Value),
    read: (source) => (source.text === '' ? absent : codec.read(source)),
    write: (value) => (isDeepStrictEqual(value, absent) ? undefined : codec.write(value as Value)),
    ...(codec.complete && {
      complete: (stored: Value | Absent) =>
        stored === null ? stored : codec.complete!(stored as Value),
    }),
    ...(codec.links && {
      links: (value: Value | Absent) => (value === null ? [] : codec.links!(value as Value)),
    }),
  };
}

const isEmptyValue = (value: unknown): boolean =>
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmptyValue));

export type ObjectOf<F> = { [Name in keyof F]: ValueOf<F[Name]> };

type ObjectOptions<Value> = {
  /** Checks rules that involve several fields. Called only when every field is valid. */
  check?: (value: Value, source: Source) => void;
};

/** Codec of an object. Fields are written in the order of `fields`; names are in snake case in files. */
export function object<F extends Record<string, Codec<any>>>( // eslint-disable-line @typescript-eslint/no-explicit-any -- fields have any types, which ObjectOf keeps
  fields: F,
  { check }: ObjectOptions<ObjectOf<F>> = {},
): Codec<ObjectOf<F>> {
  const names = new Map(Object.keys(fields).map((name) => [nameInFile(name), name]));
  const isOptional = (inFile: string) => 'absent' in fields[names.get(inFile)!]!;
  const linked = Object.entries(fields).filter(([, codec]) => codec.links);
  const nested = Object.entries(fields).filter(([, codec]) => codec.complete);
  const absent: Record<string, unknown> = Object.fromEntries(
    Object.entries(fields).flatMap(([name, codec]) =>
      'absent' in codec ? [[name, codec.absent as unknown]] : [],
    ),
  );
  return {
    expects: `the fields ${[...names.keys()].join(', ')}`,
    shape: {
      type: 'object',
      fields: [...names].map(([inFile, name]) => ({
        name: inFile,
        shape: fields[name]!.shape,
        required: !isOptional(inFile),
        ...('usual' in fields[name]! && { usual: fields[name]!.usual as Written }),
      })),
    },
    read: (source) => {
      const found = source.fields;
      if (!found) return source.reject(`a value with the fields ${[...names.keys()].join(', ')}`);
      for (const [name, unknown] of found)
        if (!names.has(name))
          unknown.report(`There is no such field here. There are ${[...names.keys()].join(', ')}.`);
      const values = [...names].map(([inFile, name]) => {
        const codec = fields[name] as Codec<unknown> | OptionalCodec<unknown>;
        const inner = found.get(inFile);
        if (inner) return [name, codec.read(inner)] as const;
        if ('absent' in codec) return [name, codec.absent] as const;
        source.reportMissing(inFile, codec.expects);
        return [name, undefined] as const;
      });
      if (values.some(([, value]) => value === undefined)) return undefined;
      const value = Object.fromEntries(values) as ObjectOf<F>;
      check?.(value, source);
      return value;
    },
    complete: (stored) => {
      const known: Record<string, unknown> = { ...absent, ...(stored as object) };
      for (const [name, codec] of nested)
        if (known[name] !== undefined) known[name] = codec.complete!(known[name]) as unknown;
      return known as ObjectOf<F>;
    },
    write: (value) =>
      Object.fromEntries(
        [...names].map(([inFile, name]) => [inFile, fields[name]!.write(value[name] as never)]),
      ),
    ...(linked.length > 0 && {
      links: (value: ObjectOf<F>) =>
        linked.flatMap(([name, codec]) => codec.links!(value[name] as never)),
    }),
    fieldNames: {
      required: [...names.keys()].filter((inFile) => !isOptional(inFile)),
      optional: [...names.keys()].filter(isOptional),
    },
  };
}

/** @param least minimum number of items */
export function list<Value>(item: Codec<Value>, least = 0): Codec<Value[]> {
  const expects = `a list of ${item.expects}, each after a dash`;
  return {
    expects,
    shape: { type: 'list', item: item.shape, least },
    read: (source) => {
      const sources = source.items;
      if (!sources || sources.length < least) return source.reject(expects);
      const values = sources.map((one) => item.read(one));
      return values.includes(undefined) ? undefined : (values as Value[]);
    },
    write: (values) => values.map((value) => item.write(value)),
    ...(item.complete && {
      // A list that was changed by hand with SQL can be something else.
      complete: (stored: Value[]) =>
        Array.isArray(stored) ? stored.map((one) => item.complete!(one)) : stored,
    }),
    ...(item.links && { links: (values: Value[]) => values.flatMap((one) => item.links!(one)) }),
  };
}

/** Codec of a map whose keys are chosen in the file and match a pattern. */
export function record<Value>(
  key: { expects: string; pattern: RegExp },
  value: Codec<Value>,
): Codec<Record<string, Value>> {
  return {
    expects: `${value.expects} for each of ${key.expects}`,
    // The editor has no input for a map, and no kind that staff edit contains one.
    shape: { type: 'line', form: 'line' },
    read: (source) => {
      const found = source.fields;
      if (!found) return source.reject(`fields: ${key.expects}`);
      const values = [...found].map(([name, inner]) => {
        if (!key.pattern.test(name)) inner.report(`${name} is not ${key.expects}.`);
        return [name, value.read(inner)] as const;
      });
      if (values.some(([, one]) => one === undefined)) return undefined;
      return Object.fromEntries(values) as Record<string, Value>;
    },
    write: (values) =>
      Object.fromEntries(Object.entries(values).map(([name, one]) => [name, value.write(one)])),
  };
}

const nameInFile = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
