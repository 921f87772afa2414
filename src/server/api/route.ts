// What a route is: a name ('GET /api/sites/{site}') with the shapes of what it takes and answers. Handlers, OpenAPI document and the
// dashboard's client are all typed by it.
import type { ObjectSchema, Schema, TypeOf } from '../schema.ts';

type Fields = Readonly<Record<string, Schema<unknown>>>;

export interface Route {
  readonly summary: string;
  /** Parts of the path in braces. */
  readonly path?: ObjectSchema<Fields>;
  readonly query?: ObjectSchema<Fields>;
  readonly body?: Schema<unknown>;
  readonly answer: Schema<unknown>;
}

export type Routes = Readonly<Record<`${'GET' | 'POST' | 'PUT'} /api/${string}`, Route>>;

type Part<R, K extends string> = R extends { readonly [P in K]: infer S extends Schema<unknown> }
  ? TypeOf<S>
  : unknown;

/** All that a route takes, in one object. */
export type InputOf<R> = Part<R, 'path'> & Part<R, 'query'> & Part<R, 'body'>;
export type AnswerOf<R> = R extends { readonly answer: infer S } ? TypeOf<S> : never;
