/** Everything client and operator share. The client imports types only: yup stays out of its first chunk. */
import * as areas from './areas.ts';
import type { AnyEndpoint, GivenOf, OutputOf } from './base/endpoint.ts';

export { areas };

type Areas = typeof areas;
type EndpointsOf<A> = A[keyof A];
/** Every endpoint of every area, as a union. */
export type KnownEndpoint = { [A in keyof Areas]: EndpointsOf<Areas[A]> }[keyof Areas];
type Keyed<E> = E extends { readonly name: infer N extends string; readonly verb: infer V extends string }
  ? `${V} ${N}`
  : never;

/** `"GET account.getInfo"`: the client's name of a call. A wrong verb or name does not compile. */
export type CallKey = Keyed<KnownEndpoint>;
type ByKey<K extends CallKey> = KnownEndpoint extends infer E
  ? E extends KnownEndpoint
    ? Keyed<E> extends K
      ? E
      : never
    : never
  : never;
/** A caller's input: fields without a default are required. */
export type CallInput<K extends CallKey> = GivenOf<ByKey<K>>;
export type CallOutput<K extends CallKey> = OutputOf<ByKey<K>>;

export const endpoints: readonly AnyEndpoint[] = Object.values(areas).flatMap(
  (area) => Object.values(area) as unknown as AnyEndpoint[],
);

export type { AnyEndpoint, InputOf, OutputOf } from './base/endpoint.ts';
export type { RealtimeEvent, RealtimeFrame } from './base/realtime.ts';
export type { FieldError } from './base/errors.ts';
