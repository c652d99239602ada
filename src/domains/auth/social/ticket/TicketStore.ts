import { makeAutoObservable, runInAction } from 'mobx';
import type { StoreDeps, StoreFactory } from '../../../../kernel/stores.ts';
import type { Cancel, Clock } from '../../../../lib/clock.ts';
import { createAuthApi } from '../../api.ts';
import type { AuthApi, SocialTicket } from '../../api.ts';
import { beginSession } from '../../beginSession.ts';
import type { AuthSession } from '../../beginSession.ts';
import { linkRefusal } from '../../telegram/linkProblem.ts';
import { notYet, resultOf } from '../../SignInResult.ts';
import type { SocialAttempt, SocialResult, SocialStatus } from '../SocialAttempt.ts';

/** How often the operator is asked what has become of a ticket, in ms. A hidden app is slowed down by its shell. */
const lookMs = 2_000;

const endings = {
  CANCELLED: 'cancelled',
  FAILED: 'failed',
  CLOSED: 'noNew',
  BANNED: 'banned',
  DELETED: 'deleted',
  HELD: 'held',
  EXPIRED: 'expired',
  TAKEN: 'expired',
} as const satisfies Partial<Record<SocialTicket['status'], SocialStatus>>;

type Deps = Pick<StoreDeps, 'platform' | 'clock'> & { readonly session: AuthSession; readonly api: Api };
type Api = Pick<AuthApi, 'openSocial' | 'takeSocial'>;

/**
 * 2.9-9 in a messenger: the service opens in the browser outside, which has nothing of this app, and the operator knows
 * by a ticket of this launch what has become of it.
 */
export class TicketStore implements SocialAttempt {
  status: SocialStatus = 'idle';
  service: string | null = null;
  address = '';
  #id = '';
  #isLooking = false;
  #stopLooking: Cancel = () => {};
  #settle: (result: SocialResult) => void = () => {};
  readonly #platform: Deps['platform'];
  readonly #clock: Clock;
  readonly #session: AuthSession;
  readonly #api: Api;

  constructor({ platform, clock, session, api }: Deps) {
    this.#platform = platform;
    this.#clock = clock;
    this.#session = session;
    this.#api = api;
    makeAutoObservable(this);
  }

  get isBusy(): boolean {
    return this.status === 'outside' || this.status === 'entering';
  }

  start(service: string): Promise<SocialResult> {
    if (this.isBusy) {
      this.show();
      return Promise.resolve(notYet);
    }
    this.end(notYet, 'outside');
    this.service = service;
    this.address = '';
    const attempt = this.untilEnd();
    void this.open(service);
    return attempt;
  }

  /** 1-22: a launch by the link of the browser's last page: takes the ticket that an earlier launch has opened. */
  resume(id: string): Promise<SocialResult> {
    if (this.isBusy) return Promise.resolve(notYet);
    this.#id = id;
    const attempt = this.untilEnd();
    void this.look();
    return attempt;
  }

  show(): void {
    if (this.address !== '') this.#platform.openExternal(this.address);
  }

  fail(): void {
    this.status = 'failed';
  }

  cancel(): void {
    if (this.status !== 'entering') this.end(notYet, 'idle');
  }

  private async open(service: string): Promise<void> {
    try {
      const { id, address } = await this.#api.openSocial(this.payload, service);
      if (this.status !== 'outside') return;
      this.#id = id;
      runInAction(() => {
        this.address = address;
      });
      this.show();
      this.#stopLooking = this.#clock.every(lookMs, () => void this.look());
    } catch (error) {
      this.end(notYet, linkRefusalStatus(error) ?? 'noAnswer');
    }
  }

  private async look(): Promise<void> {
    if (this.#isLooking || this.status === 'entering') return;
    const id = this.#id;
    this.#isLooking = true;
    try {
      const ticket = await this.#api.takeSocial(this.payload, id);
      if (this.#id === id) await this.hear(ticket);
    } catch (error) {
      const refusal = linkRefusalStatus(error);
      // Without an answer the next look may get one; only a resumed ticket has no next look.
      if (this.#id === id && (refusal !== null || this.status !== 'outside')) this.end(notYet, refusal ?? 'noAnswer');
    } finally {
      this.#isLooking = false;
    }
  }

  private async hear({ status, challenge, payload }: SocialTicket): Promise<void> {
    if (status === 'WAITING') {
      if (this.status !== 'outside') this.end(notYet, 'idle');
    } else if (status === 'SECOND_FACTOR') this.end({ kind: 'challenged', challenge }, 'idle');
    else if (status !== 'OK') this.end(notYet, endings[status]);
    else {
      runInAction(() => {
        this.status = 'entering';
      });
      const problem = await beginSession(this.#session, payload);
      this.end(resultOf(problem), problem === null ? 'idle' : 'noSession');
    }
  }

  private get payload(): string {
    return this.#platform.launch.registration?.payload ?? '';
  }

  private untilEnd(): Promise<SocialResult> {
    return new Promise((resolve) => {
      this.#settle = resolve;
    });
  }

  private end(result: SocialResult, status: SocialStatus): void {
    this.#stopLooking();
    this.#stopLooking = () => {};
    this.#id = '';
    this.status = status;
    this.#settle(result);
    this.#settle = () => {};
  }
}

/** Why the operator refuses to move this Telegram user; null for all other errors. */
function linkRefusalStatus(error: unknown): SocialStatus | null {
  const code = linkRefusal(error)?.code;
  return code === 'accountInUse' || code === 'otherTelegram' || code === 'unavailable' ? code : null;
}

export const ticketStore: StoreFactory<TicketStore> = {
  key: 'auth.ticket',
  scope: 'visit',
  create: ({ platform, clock, session, call }) =>
    new TicketStore({ platform, clock, session, api: createAuthApi(call) }),
};
