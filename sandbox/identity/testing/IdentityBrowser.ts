import type { FastifyInstance } from 'fastify';

export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly location: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** A browser as a service sees one: it keeps cookies by their path and follows redirects within the service. */
export class IdentityBrowser {
  private readonly cookies = new Map<string, { readonly value: string; readonly path: string }>();

  constructor(private readonly app: FastifyInstance) {}

  /** Opens an address and follows redirects until a page of the service, or an address of another origin. */
  async open(address: string): Promise<Answer> {
    return this.follow(await this.request('GET', address), address);
  }

  /** Sends one of the sign-in page's forms. `page` is the page's path. */
  async choose(page: string, what: string, fields: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const address = `${page}/${what}`;
    return this.follow(await this.request('POST', address, fields), address);
  }

  /** The path of the sign-in page that an address leads to. */
  async signInPage(address: string): Promise<string> {
    const { body } = await this.open(address);
    const action = /action="([^"]+)\/person"/.exec(body)?.[1];
    if (action === undefined) throw new Error(`No sign-in page, but: ${body.slice(0, 300)}`);
    return action;
  }

  private async follow(answer: Answer, from: string): Promise<Answer> {
    if (answer.location === '') return answer;
    const next = new URL(answer.location, new URL(from, 'http://127.0.0.1:3002'));
    if (next.host !== '127.0.0.1:3002') return answer;
    return this.open(next.href);
  }

  private async request(
    method: 'GET' | 'POST',
    address: string,
    fields: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const url = new URL(address, 'http://127.0.0.1:3002');
    const reply = await this.app.inject({
      method,
      url: url.href,
      headers: {
        cookie: this.cookieHeader(url.pathname),
        ...(method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(method === 'POST' ? { payload: new URLSearchParams(fields).toString() } : {}),
    });
    for (const { name, value, path = '/' } of reply.cookies) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, { value, path });
    }
    return {
      status: reply.statusCode,
      body: reply.body,
      location: String(reply.headers.location ?? ''),
      headers: reply.headers,
    };
  }

  private cookieHeader(pathname: string): string {
    return [...this.cookies]
      .filter(([, { path }]) => pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
  }
}
