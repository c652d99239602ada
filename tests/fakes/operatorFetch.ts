import type { FastifyInstance } from 'fastify';

export interface OperatorFetch {
  readonly fetch: typeof fetch;
  /** The requests made: verb and path. */
  readonly asked: string[];
  /** The current session cookie, kept as by a browser. */
  readonly cookie: () => string | null;
}

/** A `fetch` that calls the operator in process, with one browser's session cookie and same-origin headers. */
export function operatorFetch(operator: { readonly app: FastifyInstance }, address = '127.0.0.1'): OperatorFetch {
  const asked: string[] = [];
  let cookie: string | null = null;
  return {
    asked,
    cookie: () => cookie,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const url = new URL(request.url);
      asked.push(`${request.method} ${url.pathname}`);
      const body = request.method === 'POST' ? Buffer.from(await request.arrayBuffer()) : null;
      const reply = await operator.app.inject({
        method: request.method === 'POST' ? 'POST' : 'GET',
        url: url.pathname + url.search,
        remoteAddress: address,
        headers: {
          'sec-fetch-site': 'same-origin',
          ...Object.fromEntries(request.headers),
          ...(cookie === null ? {} : { cookie: `croupier_session=${cookie}` }),
        },
        ...(body ? { payload: body } : {}),
      });
      const set = reply.cookies.find(({ name }) => name === 'croupier_session');
      if (set) cookie = set.value === '' ? null : set.value;
      const headers = Object.entries(reply.headers).map(([name, value]): [string, string] => [name, String(value)]);
      return new Response(reply.rawPayload.length === 0 ? null : new Uint8Array(reply.rawPayload), {
        status: reply.statusCode,
        headers,
      });
    },
  };
}
