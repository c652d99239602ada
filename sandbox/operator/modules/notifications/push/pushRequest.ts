import webPush from 'web-push';
import type { PushKeys } from './pushKeys.ts';
import type { Subscription } from './pushRepository.ts';
import type { PushText } from './pushText.ts';

/** How long a push service keeps a message for a device that is off, in seconds. */
const TTL_SECONDS = 24 * 3_600;

interface Sender {
  readonly keys: PushKeys;
  /** Whom a push service writes to about the sender: `mailto:` or `https:`. */
  readonly subject: string;
}

interface PushRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** The request to a push service: encrypted for the browser (RFC 8291), signed by the operator (RFC 8292). */
export function pushRequest(
  { endpoint, p256dh, auth }: Subscription,
  text: PushText,
  { keys, subject }: Sender,
): PushRequest {
  const { isUrgent, ...shown } = text;
  const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(shown), {
    vapidDetails: { subject, ...keys },
    contentEncoding: 'aes128gcm',
    TTL: TTL_SECONDS,
    urgency: isUrgent ? 'high' : 'normal',
  });
  // Node sets the length itself.
  const headers = Object.entries(details.headers).filter(([name]) => name.toLowerCase() !== 'content-length');
  return {
    url: details.endpoint,
    method: details.method,
    headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
    body: new Uint8Array(details.body),
  };
}
