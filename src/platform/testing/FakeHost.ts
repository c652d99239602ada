import { vi } from 'vitest';

interface Posted {
  readonly eventType: string;
  readonly eventData: unknown;
}

/**
 * A messenger around the test's page: records the messages that the app posts and sends it events, like the framing
 * window.
 */
export class FakeHost {
  readonly posted: Posted[] = [];
  readonly targets = new Set<string>();
  private readonly parent = {
    postMessage: (message: string, target: string) => {
      this.targets.add(target);
      const posted = JSON.parse(message) as Posted;
      this.posted.push(posted);
      this.answer(posted.eventType, posted.eventData);
    },
  };

  /** `answer` replies to the app's messages; by default the host never answers. */
  constructor(private readonly answer: (eventType: string, eventData: unknown) => void = () => {}) {
    vi.stubGlobal('parent', this.parent);
    vi.stubGlobal('top', this.parent);
  }

  send(eventType: string, eventData?: unknown): void {
    const message = new MessageEvent('message', { data: JSON.stringify({ eventType, eventData }) });
    Object.defineProperty(message, 'source', { value: this.parent });
    window.dispatchEvent(message);
  }

  last(eventType: string): unknown {
    return this.posted.findLast((one) => one.eventType === eventType)?.eventData;
  }

  count(eventType: string): number {
    return this.posted.filter((one) => one.eventType === eventType).length;
  }
}

export const initDataText =
  'query_id=AAH1&user=%7B%22id%22%3A5000000001%2C%22first_name%22%3A%22Ada%22%2C%22username%22%3A%22ada%22%2C%22language_code%22%3A%22ru%22%7D&auth_date=1760000000&signature=c2ln&hash=ab12';

/** The launch hash of a host, without the `#`. */
export const launchHash = (version = '8.0', platform = 'weba'): string =>
  new URLSearchParams({
    tgWebAppData: initDataText,
    tgWebAppVersion: version,
    tgWebAppPlatform: platform,
    tgWebAppThemeParams: JSON.stringify({ bg_color: '#17212b', text_color: '#f5f5f5' }),
  }).toString();
