/** Codecs: each reads one kind of value from a content file, and writes it in the canonical form. */
import { isDeepStrictEqual } from 'node:util';
import type { Shape, Written } from '#domain/content/shape';
import type { Source } from './source';

export type Codec<Value> = {
  /** Describes the expected value in error messages, after "Write …": "an amount such as 28000 OMR". */
  expects: string;
  /** Describes the value to programs, such as the form in which staff edit it. */
  shape: Shape;
  /** Returns undefined when the value is invalid, after it has reported the problem. */
  read(source: Source): Value | undefined;
  write(value: Value): Written;
  /** Returns what a value needs: links in Markdown, paths of the site, and other items. Missing when it needs nothing. */
  targets?(value: Value): Target[];
};

/** Codec of a text without fields. @param parse returns undefined for an invalid text */
export const scalar = <Value>(
  expects: string,
  shape: Shape,
  parse: (text: string) => Value | undefined,
  write: (value: Value) => string,
): Codec<Value> => ({
  ...{ expects, shape, write },
  read: (source) => parse(source.text ?? '') ?? source.reject(expects),
});

/** A path of the site, or an item of a kind. */
export type Target = { href: string } | Reference;

/** A reference from one item to another item that must exist. */
export type Reference = { kind: string; id: string };

/** Codec of an optional field. `absent` is the value when the file does not contain the field. */
export type OptionalCodec<Value> = Codec<Value> & {
  absent: Value;
  /** The written form of `absent`; undefined when that is empty. */
  usual: Written;
};

export type ValueOf<C> = C extends Codec<infer Value> ? Value : never;

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
    ...(codec.targets && {
      targets: (value: Value | Absent) =>
        isDeepStrictEqual(value, absent) ? [] : codec.targets!(value as Value),
    }),
  };
}

const isEmptyValue = (value: unknown): boolean =>
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmptyValue));

type ObjectOf<F> = { [Name in keyof F]: ValueOf<F[Name]> };

/**
 * Codec of an object. Fields are written in the order of `fields`.
 * @param named fields whose name in files is not their own in snake case
 */
export function object<F extends Record<string, Codec<any>>>( // eslint-disable-line @typescript-eslint/no-explicit-any -- fields have any types, which ObjectOf keeps
  fields: F,
  named: Partial<Record<string, string>> = {},
): Codec<ObjectOf<F>> {
  const names = new Map(Object.keys(fields).map((name) => [named[name] ?? nameInFile(name), name]));
  const isOptional = (inFile: string) => 'absent' in fields[names.get(inFile)!]!;
  const withTargets = Object.entries(fields).filter(([, codec]) => codec.targets);
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
      return Object.fromEntries(values) as ObjectOf<F>;
    },
    write: (value) =>
      Object.fromEntries(
        [...names].map(([inFile, name]) => [inFile, fields[name]!.write(value[name] as never)]),
      ),
    ...(withTargets.length > 0 && {
      targets: (value: ObjectOf<F>) =>
        withTargets.flatMap(([name, codec]) => codec.targets!(value[name] as never)),
    }),
  };
}

/** @param least minimum number of items */
export function list<Value>(item: Codec<Value>, least = 0): Codec<Value[]> {
  const expects = `a list of ${item.expects}, each after a dash`;
  const isChosen = ['choice', 'reference'].includes(item.shape.type);
  return {
    expects,
    shape: { type: 'list', item: item.shape, least },
    read: (source) => {
      const sources = source.items;
      if (!sources || sources.length < least) return source.reject(expects);
      const values = sources.map((one) => item.read(one));
      if (isChosen && new Set(values).size < values.length)
        return source.report('Name each only once.', 0, { key: 'repeated' });
      return values.includes(undefined) ? undefined : (values as Value[]);
    },
    write: (values) => values.map((value) => item.write(value)),
    ...(item.targets && {
      targets: (values: Value[]) => values.flatMap((one) => item.targets!(one)),
    }),
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
