import { NoAnswerError } from './errors.ts';
import type { ApiError } from './errors.ts';
import type { Call } from './call.ts';
import { isFramed } from './isFramed.ts';
import type { createCall as CreateCall } from './createCall.ts';

export interface LazyTransport {
  readonly call: Call;
  /** The current bearer token, for shells without cookies. */
  bearer: () => string | null;
  /** The token that takes the place of `bearer`. */
  onBearer: (token: string) => void;
  onFailure: (error: ApiError | NoAnswerError) => void;
}

/**
 * The browser's transport; its code (ky, codec) is loaded by the first call, after the first render. `locale` is the
 * page's own: a browser that translates the page changes the `lang` of the document.
 */
export function lazyCall(
  load: () => Promise<{ readonly createCall: typeof CreateCall }>,
  locale: string,
): LazyTransport {
  let ready: Promise<Call> | null = null;
  const connect = async (): Promise<Call> => {
    const { createCall } = await load();
    return createCall({
      baseUrl: location.origin,
      locale: () => locale,
      isFramed: isFramed(),
      bearer: () => transport.bearer(),
      onBearer: (token) => transport.onBearer(token),
      onFailure: (error) => transport.onFailure(error),
    });
  };
  const transport: LazyTransport = {
    call: async (key, input, options) => {
      ready ??= connect().catch((cause: unknown) => {
        // The code failed to load: the next call fetches it again.
        ready = null;
        const error = new NoAnswerError('network', { cause });
        transport.onFailure(error);
        throw error;
      });
      return (await ready)(key, input, options);
    },
    bearer: () => null,
    onBearer: () => {},
    onFailure: () => {},
  };
  return transport;
}
