import type { AnySchema, InferType, ObjectSchema } from 'yup';

export type Verb = 'GET' | 'POST';

/**
 * `any`: guests too; `player`: a live session is needed, else AuthorizationException. Also AuthorizationException if
 * the header `x-player` names another player than the session's (a sign-in in another tab): then
 * `error_data.player_changed` is true.
 */
export type Access = 'any' | 'player';

export interface EndpointOptions {
  readonly access: Access;
  /**
   * The call moves money or spends something: it needs an Idempotency-Key header (design, section 4). The client sends
   * the player of its page in `x-player`, and is refused if another one is signed in.
   */
  readonly spends?: true;
  /** A GET with side effects: like a POST, it must prove where the request comes from. */
  readonly changes?: true;
}

/**
 * One method of the operator's API as a value. The types of the client's calls and of the operator's handlers are both
 * inferred from it: `Endpoint<'cashier.makedeposit', 'POST', …>`.
 */
export interface Endpoint<Name extends string, V extends Verb, Input extends AnySchema, Output extends AnySchema> {
  readonly name: Name;
  readonly verb: V;
  readonly input: Input;
  readonly output: Output;
  readonly access: Access;
  readonly spends: boolean;
  /** True for every POST. */
  readonly changes: boolean;
}

export type AnyEndpoint = Endpoint<string, Verb, ObjectSchema<object>, AnySchema>;

/** Declares an endpoint; `name` is spelt as in the specification, and is the path under `/api/`. */
export function endpoint<
  const Name extends string,
  const V extends Verb,
  Input extends AnySchema,
  Output extends AnySchema,
>(verb: V, name: Name, input: Input, output: Output, options: EndpointOptions): Endpoint<Name, V, Input, Output> {
  return {
    name,
    verb,
    input,
    output,
    access: options.access,
    spends: options.spends ?? false,
    changes: verb === 'POST' || options.changes === true,
  };
}

type Plain<T> = T extends object ? { [K in keyof T]: T[K] } : T;

export type InputOf<E> = E extends Endpoint<string, Verb, infer Input, AnySchema> ? Plain<InferType<Input>> : never;
export type OutputOf<E> = E extends Endpoint<string, Verb, AnySchema, infer Output> ? InferType<Output> : never;

/** Names of the optional input fields: those with a default, and those that may be undefined. */
type Omissible<Input, Default> = {
  [K in keyof Input]: undefined extends Input[K]
    ? K
    : K extends keyof Default
      ? Default[K] extends undefined
        ? never
        : K
      : never;
}[keyof Input];
type Given<Input, Default> = Plain<
  Omit<Input, Omissible<Input, Default>> & Partial<Pick<Input, Omissible<Input, Default> & keyof Input>>
>;

/** The input type for callers, before defaults are filled in. */
export type GivenOf<E> =
  E extends Endpoint<string, Verb, infer Input, AnySchema> ? Given<InferType<Input>, Input['__default']> : never;
