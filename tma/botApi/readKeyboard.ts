import { badRequest } from './BotApiError.ts';
import { listOf, objectOf, optionalObject, textOf } from './readParams.ts';
import type { Params } from './readParams.ts';

/** One button below a message: exactly one of its actions is set. */
export interface ChatButton {
  readonly text: string;
  readonly url?: string;
  /** The address that the mini app opens at. */
  readonly webApp?: string;
  readonly callbackData?: string;
}

const MOST_BUTTONS = 100;

/** The inline keyboard of a call; empty without one. Mini apps open in private chats and over https only, or locally. */
export function readKeyboard(params: Params): readonly (readonly ChatButton[])[] {
  const markup = optionalObject(params, 'reply_markup');
  if (markup === null) return [];
  if (!('inline_keyboard' in markup)) throw badRequest('object expected as reply markup');
  const rows = listOf(markup, 'inline_keyboard').map((row) => {
    if (!Array.isArray(row)) throw badRequest('keyboard rows must be arrays');
    return row.map((button) => readButton(objectOf(button)));
  });
  if (rows.flat().length > MOST_BUTTONS) throw badRequest('reply markup is too long');
  return rows;
}

function readButton(button: Params): ChatButton {
  const text = textOf(button, 'text', 256);
  const webApp = optionalObject(button, 'web_app');
  const actions = [
    button['url'] === undefined ? null : { url: linkOf(textOf(button, 'url', 2048)) },
    webApp === null ? null : { webApp: appAddressOf(textOf(webApp, 'url', 2048)) },
    button['callback_data'] === undefined ? null : { callbackData: dataOf(textOf(button, 'callback_data', 64)) },
  ].filter((action) => action !== null);
  const [action] = actions;
  if (action === undefined || actions.length > 1)
    throw badRequest("can't parse inline keyboard button: text buttons are unallowed in the inline keyboard");
  return { text, ...action };
}

function dataOf(data: string): string {
  if (Buffer.byteLength(data) > 64) throw badRequest('BUTTON_DATA_INVALID');
  return data;
}

function linkOf(url: string): string {
  if (!URL.canParse(url) || !['http:', 'https:', 'tg:'].includes(new URL(url).protocol))
    throw badRequest(`inline keyboard button URL '${url}' is invalid: Wrong HTTP URL`);
  return url;
}

export function appAddressOf(url: string): string {
  const address = URL.canParse(url) ? new URL(url) : null;
  const isLocal = address !== null && ['localhost', '127.0.0.1'].includes(address.hostname);
  if (address === null || (address.protocol !== 'https:' && !isLocal))
    throw badRequest(`inline keyboard button Web App URL '${url}' is invalid: Only HTTPS links are allowed`);
  return url;
}
