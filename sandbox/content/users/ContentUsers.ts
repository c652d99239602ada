import { createHmac, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { isSameText } from '../../isSameText.ts';

export interface ContentUser {
  readonly id: number;
  readonly documentId: string;
  readonly username: string;
  readonly email: string;
  readonly provider: string;
  readonly confirmed: boolean;
  readonly blocked: boolean;
  /** Editors read drafts and change entries; everybody else has the role `authenticated`. */
  readonly role: 'editor' | 'authenticated';
}

interface Account extends ContentUser {
  readonly salt: string;
  readonly hash: Buffer;
  /** Tokens from before the last change of the password are over. */
  readonly since: number;
}

/** An e-mail that the content system has sent. */
export interface ContentMail {
  readonly to: string;
  readonly kind: 'reset' | 'confirmation';
  readonly code: string;
}

const TOKEN_SECONDS = 8 * 60 * 60;
const CODE_MS = 15 * 60_000;
const MOST_ACCOUNTS = 1_000;

const hashOf = (password: string, salt: string): Buffer => scryptSync(password, salt, 32);
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The accounts of the content system's users-permissions (7-115), in memory: the sandbox's start with each process. */
export class ContentUsers {
  readonly mails: ContentMail[] = [];
  private readonly accounts = new Map<number, Account>();
  private readonly secret = randomBytes(32);
  /** Codes of forgotten passwords, of use once. */
  private readonly codes = new Map<string, { readonly id: number; readonly until: number }>();

  constructor(private readonly now: () => number) {
    this.add({ username: 'editor', email: 'editor@croupier.test', password: 'croupier2026', role: 'editor' });
    this.add({ username: 'reader', email: 'reader@croupier.test', password: 'croupier2026' });
  }

  /** Null if the name is taken, or there are too many. */
  add(given: {
    readonly username: string;
    readonly email: string;
    readonly password: string;
    readonly role?: ContentUser['role'];
    readonly provider?: string;
  }): ContentUser | null {
    const { username, email, password, role = 'authenticated', provider = 'local' } = given;
    if (this.named(username) || this.named(email) || this.accounts.size >= MOST_ACCOUNTS) return null;
    const [id, salt] = [this.accounts.size + 1, randomBytes(16).toString('hex')];
    const hash = hashOf(password, salt);
    const documentId = randomBytes(12).toString('hex');
    const state = { confirmed: true, blocked: false, since: this.now() };
    this.accounts.set(id, { id, documentId, username, email, provider, role, salt, hash, ...state });
    return this.accounts.get(id) ?? null;
  }

  named(identifier: string): ContentUser | null {
    const wanted = identifier.trim().toLowerCase();
    return [...this.accounts.values()].find(({ username, email }) => [username, email].includes(wanted)) ?? null;
  }

  /** The user with this name and password; null for both, so that nobody learns which of them is wrong. */
  check(identifier: string, password: string): ContentUser | null {
    const user = this.named(identifier);
    const account = user && this.accounts.get(user.id);
    const hash = hashOf(password, account?.salt ?? 'nobody');
    return account && timingSafeEqual(hash, account.hash) ? account : null;
  }

  changePassword(id: number, password: string): ContentUser | null {
    const account = this.accounts.get(id);
    if (account === undefined) return null;
    const salt = randomBytes(16).toString('hex');
    this.accounts.set(id, { ...account, salt, hash: hashOf(password, salt), since: this.now() });
    return this.accounts.get(id) ?? null;
  }

  /** Sends a mail to the user, if there is one; the caller is told nothing of it. */
  send(email: string, kind: ContentMail['kind']): void {
    const user = this.named(email);
    if (user === null || this.mails.length > MOST_ACCOUNTS) return;
    const code = randomBytes(24).toString('hex');
    if (kind === 'reset') this.codes.set(code, { id: user.id, until: this.now() + CODE_MS });
    this.mails.push({ to: user.email, kind, code });
  }

  /** The user whose code this is; it is used up. */
  redeem(code: string): ContentUser | null {
    const found = this.codes.get(code);
    this.codes.delete(code);
    return found && found.until > this.now() ? (this.accounts.get(found.id) ?? null) : null;
  }

  /** A signed token of the user (HS256), as `Authorization: Bearer …`. */
  tokenOf(id: number): string {
    const iat = Math.floor(this.now() / 1000);
    const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ id, at: this.now(), iat, exp: iat + TOKEN_SECONDS })}`;
    return `${text}.${this.sign(text)}`;
  }

  /** The user of a token, or null. */
  userOf(token: string): ContentUser | null {
    const [head = '', body = '', signature = ''] = token.split('.');
    if (!isSameText(signature, this.sign(`${head}.${body}`))) return null;
    const { id, at, exp } = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, number>;
    const account = this.accounts.get(id ?? 0);
    if (account === undefined || account.blocked) return null;
    return (exp ?? 0) * 1000 > this.now() && (at ?? 0) >= account.since ? account : null;
  }

  private sign(text: string): string {
    return createHmac('sha256', this.secret).update(text).digest('base64url');
  }
}
