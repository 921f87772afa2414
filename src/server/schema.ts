// Shapes of what goes over the wire, said once: they check requests, describe the API (OpenAPI) and are its types.

/** A part of JSON Schema as OpenAPI 3.1 takes it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A shape of values of type T. `check` returns what is wrong, or undefined. */
export interface Schema<T> {
  readonly json: JsonSchema;
  readonly check: (value: unknown, at: string) => string | undefined;
  /** Only a type: never there. */
  readonly example?: T;
}

/** May be left out of an object. */
export interface OptionalSchema<T> extends Schema<T> {
  readonly isOptional: true;
}

export type TypeOf<S> = S extends Schema<infer T> ? T : never;

type Fields = Readonly<Record<string, Schema<unknown>>>;
type OptionalNames<F> = { [K in keyof F]: F[K] extends OptionalSchema<unknown> ? K : never }[keyof F];
type ObjectOf<F extends Fields> = {
  readonly [K in Exclude<keyof F, OptionalNames<F>>]: TypeOf<F[K]>;
} & {
  readonly [K in OptionalNames<F>]?: TypeOf<F[K]>;
};
/** The same type, told in one piece. */
type Plain<T> = { readonly [K in keyof T]: T[K] };

export interface ObjectSchema<F extends Fields> extends Schema<Plain<ObjectOf<F>>> {
  readonly fields: F;
}

function must(at: string, what: string): string {
  return `${at === '' ? 'the body' : at} must be ${what}`;
}

/** A text of at most `longest` characters. */
export function text(longest = 20_000): Schema<string> {
  return {
    json: { type: 'string', maxLength: longest },
    check: (value, at) => {
      if (typeof value !== 'string') return must(at, 'a text');
      return value.length > longest ? must(at, `shorter than ${longest} characters`) : undefined;
    },
  };
}

export function whole(least = 0, most = Number.MAX_SAFE_INTEGER): Schema<number> {
  return {
    json: { type: 'integer', minimum: least, maximum: most },
    check: (value, at) =>
      Number.isInteger(value) && (value as number) >= least && (value as number) <= most
        ? undefined
        : must(at, `a whole number from ${least} to ${most}`),
  };
}

export function number(least = -Number.MAX_VALUE): Schema<number> {
  return {
    json: { type: 'number', ...(least > -Number.MAX_VALUE && { minimum: least }) },
    check: (value, at) =>
      typeof value === 'number' && Number.isFinite(value) && value >= least
        ? undefined
        : must(at, 'a number'),
  };
}

export function flag(): Schema<boolean> {
  return {
    json: { type: 'boolean' },
    check: (value, at) => (typeof value === 'boolean' ? undefined : must(at, 'true or false')),
  };
}

export function oneOf<const T extends readonly (string | number)[]>(...values: T): Schema<T[number]> {
  return {
    json: { enum: values },
    check: (value, at) =>
      values.includes(value as T[number]) ? undefined : must(at, `one of ${values.join(', ')}`),
  };
}

export function list<T>(item: Schema<T>, longest = 100_000): Schema<readonly T[]> {
  return {
    json: { type: 'array', items: item.json },
    check: (value, at) => {
      if (!Array.isArray(value)) return must(at, 'a list');
      if (value.length > longest) return must(at, `at most ${longest} items long`);
      return firstOf(value.map((one, i) => () => item.check(one, `${at}[${i}]`)));
    },
  };
}

export function nullable<T>(inner: Schema<T>): Schema<T | null> {
  return {
    json: { anyOf: [inner.json, { type: 'null' }] },
    check: (value, at) => (value === null ? undefined : inner.check(value, at)),
  };
}

export function optional<T>(inner: Schema<T>): OptionalSchema<T> {
  return { ...inner, isOptional: true };
}

/** Numbers by name. */
export function numbersByName(): Schema<Readonly<Record<string, number>>> {
  return {
    json: { type: 'object', additionalProperties: { type: 'number' } },
    check: (value, at) =>
      typeof value === 'object' &&
      value !== null &&
      Object.values(value).every((one) => typeof one === 'number')
        ? undefined
        : must(at, 'an object of numbers'),
  };
}

/** Anything in braces: what is in it is checked elsewhere. */
export function anyObject(): Schema<Readonly<Record<string, unknown>>> {
  return {
    json: { type: 'object' },
    check: (value, at) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? undefined
        : must(at, 'an object'),
  };
}

/** An object of these fields; others are passed over. */
export function object<const F extends Fields>(fields: F): ObjectSchema<F> {
  const entries = Object.entries(fields);
  const required = entries.filter(([, field]) => !isOptional(field)).map(([name]) => name);
  return {
    fields,
    json: {
      type: 'object',
      properties: Object.fromEntries(entries.map(([name, { json }]) => [name, json])),
      required,
    },
    check: (value, at) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return must(at, 'an object');
      return firstOf(
        entries.map(([name, field]) => () => {
          const own = (value as Record<string, unknown>)[name];
          if (own === undefined && isOptional(field)) return undefined;
          return field.check(own, at === '' ? name : `${at}.${name}`);
        }),
      );
    },
  };
}

function isOptional(schema: Schema<unknown>): boolean {
  return 'isOptional' in schema;
}

function firstOf(checks: readonly (() => string | undefined)[]): string | undefined {
  for (const check of checks) {
    const problem = check();
    if (problem !== undefined) return problem;
  }
  return undefined;
}
