import type { Settings } from '../../settings.ts';
import { contentUserAgent } from '../../ContentClient.ts';

/** What a user call has led to. `message` is the content system's own, in its language. */
export type UserAnswer =
  | { readonly kind: 'ok'; /** Null where the call signs nobody in. */ readonly token: string | null }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'away' };

type Fields = Readonly<Record<string, string>>;

const TIMEOUT_MS = 4_000;
const MOST_TOKEN = 3_000;

/** A signed token as the content system gives them out (JWT). */
export const isToken = (text: string): boolean => text.length <= MOST_TOKEN && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(text);

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** 7-115 to 7-118: the content system's user calls, by which editors sign in. Nothing is retried (9-13). */
export class ContentUsers {
  constructor(
    private readonly config: Pick<Settings, 'contentUrl'>,
    private readonly fetcher: typeof fetch,
    private readonly onFailure: (path: string, error: unknown) => void,
  ) {}

  /** 7-116; `token` is the caller's, for calls of a user. */
  call(path: string, fields: Fields, token = ''): Promise<UserAnswer> {
    return this.ask(path, path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...bearer(token) },
      body: JSON.stringify(fields),
    });
  }

  /** 7-117: somebody who comes back from a social service. */
  callback(provider: string, accessToken: string): Promise<UserAnswer> {
    const path = `/auth/${encodeURIComponent(provider)}/callback`;
    return this.ask(path, `${path}?access_token=${encodeURIComponent(accessToken)}`, {});
  }

  /** 7-118: the user's name; null if the token is of nobody, undefined if the content system does not answer. */
  async me(token: string): Promise<string | null | undefined> {
    try {
      const reply = await this.send('/users/me', { headers: bearer(token) });
      if (reply.status === 401 || reply.status === 403) return null;
      const { username } = record(await reply.json());
      return reply.ok && typeof username === 'string' ? username : undefined;
    } catch (error) {
      this.onFailure('/users/me', error);
      return undefined;
    }
  }

  /** `name` is the path for the log: an address may hold a token. */
  private async ask(name: string, path: string, init: RequestInit): Promise<UserAnswer> {
    try {
      const reply = await this.send(path, init);
      const answer = record(await reply.json());
      if (reply.status >= 500) throw new Error(`answered ${reply.status}`);
      if (!reply.ok)
        return { kind: 'refused', message: String(record(answer['error'])['message'] ?? '').slice(0, 200) };
      const { jwt } = answer;
      return { kind: 'ok', token: typeof jwt === 'string' && isToken(jwt) ? jwt : null };
    } catch (error) {
      this.onFailure(name, error);
      return { kind: 'away' };
    }
  }

  private send(path: string, init: RequestInit): Promise<Response> {
    return this.fetcher(`${this.config.contentUrl}/api${path}`, {
      ...init,
      headers: { accept: 'application/json', 'user-agent': contentUserAgent, ...(init.headers as Fields | undefined) },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  }
}

const bearer = (token: string): Fields => (token === '' ? {} : { authorization: `Bearer ${token}` });
