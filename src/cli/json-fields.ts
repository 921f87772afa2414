// Reads fields of JSON that a person may have edited: what is missing gets a default, what is wrong is named by its path.
import { InputError } from '../errors.ts';

/** An object of a file, with the path that leads to it. */
export class JsonFields {
  readonly #file: string;
  readonly #path: string;
  readonly #values: Readonly<Record<string, unknown>>;

  constructor(file: string, path: string, value: unknown) {
    this.#file = file;
    this.#path = path;
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new InputError(`${file}: ${path === '' ? 'the file' : path} must be an object {…}`);
    this.#values = value as Record<string, unknown>;
  }

  /** Everything that is there, fields nobody asks for included. */
  get all(): Readonly<Record<string, unknown>> {
    return this.#values;
  }

  has(name: string): boolean {
    return this.#values[name] !== undefined;
  }

  /** Says what is wrong with a field. */
  fail(name: string, problem: string): never {
    throw new InputError(`${this.#file}: ${this.#pathOf(name)} ${problem}`);
  }

  text(name: string, byDefault?: string): string {
    const value = this.#values[name] ?? byDefault;
    if (typeof value !== 'string') this.fail(name, this.has(name) ? 'must be a text' : 'is missing');
    return value;
  }

  /** One of a few words. */
  choice<T extends string>(name: string, choices: readonly T[]): T {
    const value = this.text(name);
    if (!(choices as readonly string[]).includes(value))
      this.fail(name, `is "${value}", must be one of ${choices.join(', ')}`);
    return value as T;
  }

  /** A whole number from 0 up to `most`. */
  wholeNumber(name: string, byDefault: number, most = Number.MAX_SAFE_INTEGER): number {
    const value = this.#values[name] ?? byDefault;
    if (!isWhole(value, most)) this.fail(name, `must be a whole number ${rangeOf(0, most)}`);
    return value;
  }

  wholeNumbers(name: string, least: number, most: number): readonly number[] {
    const values = this.#list(name);
    if (!values.every((value) => isWhole(value, most) && value >= least))
      this.fail(name, `must be a list of whole numbers ${rangeOf(least, most)}`);
    return values as number[];
  }

  texts(name: string): readonly string[] {
    const values = this.#list(name);
    if (!values.every((value) => typeof value === 'string')) this.fail(name, 'must be a list of texts');
    return values as string[];
  }

  /** A list of http(s) addresses. */
  urls(name: string): readonly string[] {
    const urls = this.texts(name);
    const wrong = urls.findIndex((url) => !isWebUrl(url));
    if (wrong >= 0) this.fail(`${name}[${wrong}]`, `is no web address: "${urls[wrong]}"`);
    return urls;
  }

  url(name: string, byDefault?: string): string {
    const url = this.text(name, byDefault);
    if (!isWebUrl(url)) this.fail(name, `is no web address: "${url}"`);
    return url;
  }

  object(name: string): JsonFields {
    return new JsonFields(this.#file, this.#pathOf(name), this.#values[name]);
  }

  objects(name: string): readonly JsonFields[] {
    return this.#list(name).map(
      (value, i) => new JsonFields(this.#file, `${this.#pathOf(name)}[${i}]`, value),
    );
  }

  #list(name: string): readonly unknown[] {
    const value = this.#values[name] ?? [];
    if (!Array.isArray(value)) this.fail(name, 'must be a list […]');
    return value;
  }

  #pathOf(name: string): string {
    return this.#path === '' ? name : `${this.#path}.${name}`;
  }
}

function isWhole(value: unknown, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
}

function rangeOf(least: number, most: number): string {
  return most === Number.MAX_SAFE_INTEGER ? `from ${least} up` : `from ${least} to ${most}`;
}

function isWebUrl(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}
