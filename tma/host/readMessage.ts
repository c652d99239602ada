/** A message of the app. */
export type HeardMessage = readonly [eventType: string, eventData: unknown];

/** Reads a message of the protocol; null if it is none. */
export function readMessage(data: unknown): HeardMessage | null {
  try {
    const message: unknown = JSON.parse(String(data));
    if (
      typeof message !== 'object' ||
      message === null ||
      !('eventType' in message) ||
      typeof message.eventType !== 'string'
    )
      return null;
    return [message.eventType, 'eventData' in message ? message.eventData : undefined];
  } catch {
    // Not a protocol message: other scripts of the page post messages, too.
    return null;
  }
}
