import { attempt } from './attempt.ts';
import { onNewer, postNewer } from './newerMethods.ts';
import { within } from './within.ts';

/** Timeout of the player's choice, in ms. */
const decisionMs = 5 * 60_000;
const answers = ['requested_chat_sent', 'requested_chat_failed'] as const;

/** Some clients name the request in their answer, others do not. */
const isOf = (id: string, payload: unknown): boolean => {
  const named: unknown = typeof payload === 'object' && payload !== null ? Reflect.get(payload, 'req_id') : undefined;
  return named === undefined || named === id;
};

/**
 * Bot API 9.6: the host lets the player choose a chat. `id` is that of the button which the bot has prepared for them. True
 * once the bot has been told of the chat.
 */
export async function requestChatByHost(id: string): Promise<boolean> {
  let stop = () => {};
  const answer = new Promise<boolean>((resolve) => {
    stop = onNewer(answers, (name, payload) => {
      if (isOf(id, payload)) resolve(name === 'requested_chat_sent');
    });
  });
  const isPosted = attempt(() => postNewer('web_app_request_chat', { req_id: id }));
  const isShared = isPosted && (await within(answer, decisionMs, false));
  stop();
  return isShared;
}
