import type { CallInput, CallKey, CallOutput } from '../../src/contract/index.ts';
import type { Call, CallOptions } from '../../src/lib/call.ts';

type Answer<K extends CallKey> = (
  input: CallInput<K>,
  options: CallOptions | undefined,
) => CallOutput<K> | Promise<CallOutput<K>>;
export type Answers = { [K in CallKey]?: Answer<K> };

export interface FakeCall {
  readonly call: Call;
  /** The calls made, in order. */
  readonly calls: { readonly key: CallKey; readonly input: unknown }[];
  readonly keys: () => readonly CallKey[];
  answers: Answers;
}

/** A typed fake operator: returns the answers of the test, throws for any other call, and records all calls. */
export function fakeCall(answers: Answers = {}): FakeCall {
  const calls: FakeCall['calls'] = [];
  const fake: FakeCall = {
    call: (async (key: CallKey, input: unknown, options?: CallOptions) => {
      calls.push({ key, input });
      const answer = fake.answers[key] as ((input: unknown, options?: CallOptions) => unknown) | undefined;
      if (!answer) throw new Error(`no answer for ${key}`);
      return answer(input, options);
    }) as unknown as Call,
    calls,
    keys: () => calls.map(({ key }) => key),
    answers,
  };
  return fake;
}

export interface Deferred<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (error: unknown) => void;
}

/** A promise that the test resolves or rejects. */
export function deferred<T>(): Deferred<T> {
  let settlers: Pick<Deferred<T>, 'resolve' | 'reject'> | null = null;
  const promise = new Promise<T>((resolve, reject) => {
    settlers = { resolve, reject };
  });
  if (!settlers) throw new Error('a promise runs its executor at once');
  return Object.assign({ promise }, settlers as Pick<Deferred<T>, 'resolve' | 'reject'>);
}
