import type { OperatorCore } from '../../../module.ts';
import type { NoticeChannel, NoticeMessage, SendOutcome } from '../notifications/module.ts';
import { pushKeys } from './pushKeys.ts';
import { findDevices, findTaken, noteTaken, removeSubscription } from './pushRepository.ts';
import type { Device } from './pushRepository.ts';
import { pushRequest } from './pushRequest.ts';
import { pushText } from './pushText.ts';

/** Longest wait for a push service, in ms. */
const TIMEOUT_MS = 5_000;

/** `refused`: by this browser's push service, for good. */
type DeviceOutcome = 'sent' | 'gone' | 'refused' | { readonly laterMs: number };

type Deps = Pick<OperatorCore, 'config' | 'database' | 'clock' | 'fetch' | 'logger'>;

/** Notifications by Web Push: to every browser that the player has switched them on in. */
export class PushChannel implements NoticeChannel {
  readonly name = 'push';

  constructor(private readonly core: Deps) {}

  async isReachable(uid: bigint): Promise<boolean> {
    return (await findDevices(this.core.database, uid)).length > 0;
  }

  /** Sent if at least one browser's push service has taken it; another try is for those that could not take it now. */
  async send(message: NoticeMessage): Promise<SendOutcome> {
    const { database } = this.core;
    const taken = await findTaken(database, message.id);
    const devices = (await findDevices(database, message.uid)).filter(({ id }) => !taken.has(id));
    const outcomes = await Promise.all(devices.map((device) => this.sendTo(device, message)));
    const waits = outcomes.flatMap((outcome) => (typeof outcome === 'object' ? [outcome.laterMs] : []));
    if (waits.length > 0) return { laterMs: Math.max(...waits) };
    return taken.size > 0 || outcomes.includes('sent') ? 'sent' : 'gone';
  }

  private async sendTo(device: Device, message: NoticeMessage): Promise<DeviceOutcome> {
    const { database, clock, logger } = this.core;
    const { status, retryAfter } = await this.post(device, message);
    if (status >= 200 && status < 300) {
      await noteTaken(database, message.id, device.id, clock.now());
      return 'sent';
    }
    if (status === 404 || status === 410) {
      await removeSubscription(database, device.id);
      return 'gone';
    }
    // The address of a browser is a secret of its player: the log has its host alone.
    logger.warn({ notification: message.id, service: new URL(device.endpoint).host, status }, 'a push was not taken');
    if (status === 0 || status === 429 || status >= 500) return { laterMs: waitMs(retryAfter, clock.now().getTime()) };
    return 'refused';
  }

  /** Status 0: no answer. */
  private async post(device: Device, message: NoticeMessage): Promise<{ status: number; retryAfter: string | null }> {
    const { config, database, clock, fetch: fetcher } = this.core;
    const keys = await pushKeys(database, config.codesSecret, clock.now());
    const { url, ...init } = pushRequest(device, pushText(message), { keys, subject: config.pushSubject });
    try {
      const { status, headers } = await fetcher(url, {
        ...init,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return { status, retryAfter: headers.get('retry-after') };
    } catch {
      return { status: 0, retryAfter: null };
    }
  }
}

/** Retry-After is a number of seconds or a date; 0 without one. In ms. */
function waitMs(header: string | null, now: number): number {
  if (header === null) return 0;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}
