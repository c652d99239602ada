import { eventually } from '../../../tests/eventually.ts';
import type { TestOperator } from './startTestOperator.ts';

export interface SentMessage {
  readonly id: string;
  readonly channel: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly link: string;
}

/**
 * Delivers what is due and returns the messages sent so far to a recipient, the first one first. One may be sent twice,
 * by the operator's own round of deliveries, too: the delivery service takes each once, by its id.
 */
export async function sentMessages(operator: TestOperator, recipient: string): Promise<readonly SentMessage[]> {
  operator.vendors.on('/messages/send', () => Response.json({}));
  await operator.control('outbox/deliver');
  const messages = operator.vendors.requests
    .filter(({ path }) => path === '/messages/send')
    .map(({ body }) => JSON.parse(body) as SentMessage)
    .filter((message) => message.recipient === recipient);
  return [...new Map(messages.map((message) => [message.id, message])).values()];
}

/** How many messages were sent to a recipient, those that are due included. */
export const sentCount = async (operator: TestOperator, recipient: string): Promise<number> =>
  (await sentMessages(operator, recipient)).length;

/** The code in the latest message to a recipient. */
export async function lastCode(operator: TestOperator, recipient: string): Promise<string> {
  // The operator's own round of deliveries may have the message in its hands.
  return eventually(async () => {
    const code = (await sentMessages(operator, recipient)).flatMap(({ body }) => /\d{6}/.exec(body)?.[0] ?? []).at(-1);
    if (code === undefined) throw new Error(`no code was sent to ${recipient}`);
    return code;
  });
}

/** A code that differs from the right one. */
export const otherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
