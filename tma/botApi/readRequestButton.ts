import { badRequest } from './BotApiError.ts';
import { integerOf, objectOf, optionalObject, textOf } from './readParams.ts';
import type { Params } from './readParams.ts';

/** A button by which one user shares a group with the bot. */
export interface RequestButton {
  readonly userId: number;
  readonly text: string;
  /** The bot's own number of the request. */
  readonly requestId: number;
  /** Whether the bot is told the group's title. */
  readonly wantsTitle: boolean;
  /** Whether the bot becomes a member of the group that is shared. */
  readonly joins: boolean;
}

/** The button of `savePreparedKeyboardButton`: one that requests a group. */
export function readRequestButton(params: Params): RequestButton {
  const userId = integerOf(params, 'user_id');
  const button = objectOf(params['button']);
  const request = optionalObject(button, 'request_chat');
  if (request === null) throw badRequest('this stand-in takes buttons of the type request_chat only');
  if (request['chat_is_channel'] !== false) throw badRequest('this stand-in has groups only');
  return {
    userId,
    text: textOf(button, 'text', 256),
    requestId: integerOf(request, 'request_id'),
    wantsTitle: request['request_title'] === true,
    joins: request['bot_is_member'] === true,
  };
}
