import type { MethodParams } from '@tma.js/bridge';
import type { Handlers, ProtocolContext } from './ProtocolContext.ts';

/** Methods that the user decides about. */
export function questionHandlers(context: ProtocolContext): Handlers {
  const { view, send, permit } = context;

  async function openPopup(params: MethodParams<'web_app_open_popup'>): Promise<void> {
    const id = await view.popup(params);
    send('popup_closed', id === null ? {} : { button_id: id });
  }

  async function pay(slug: string): Promise<void> {
    const status = await view.popup({
      title: 'Pay this invoice?',
      message: slug,
      buttons: [
        { id: 'paid', type: 'default', text: 'Pay' },
        { id: 'failed', type: 'destructive', text: 'Let it fail' },
        { id: 'cancelled', type: 'cancel' },
      ],
    });
    send('invoice_closed', { slug, status: status ?? 'cancelled' });
  }

  async function allowWriting(): Promise<void> {
    const isAllowed = await permit('write', 'Allow messages?', 'The bot may write to you.');
    if (isAllowed) await context.bot.allowWriting();
    send('write_access_requested', { status: isAllowed ? 'allowed' : 'cancelled' });
  }

  async function sendPrepared(id: string): Promise<void> {
    const text = await context.bot.preparedText(id);
    if (text === null) send('prepared_message_failed', { error: 'MESSAGE_EXPIRED' });
    else if (await agrees('Send this message?', text, 'Send')) {
      await context.bot.sendPrepared(id);
      send('prepared_message_sent');
    } else send('prepared_message_failed', { error: 'USER_DECLINED' });
  }

  async function requestChat(req_id: string): Promise<void> {
    const chats = await context.bot.preparedChats(req_id);
    if (chats === null) return send('requested_chat_failed', { req_id, error: 'UNKNOWN_BUTTON' });
    const chosen = await view.chooseChat('Choose a group', chats);
    const isAgreed =
      chosen !== null && (await agrees(`Add the bot to “${chosen.title}”?`, 'It will see its messages to it.', 'Add'));
    const isTold = isAgreed && (await context.bot.shareChat(req_id, chosen));
    if (isTold) send('requested_chat_sent', { req_id });
    else send('requested_chat_failed', { req_id });
  }

  async function setStatus(emoji: unknown): Promise<void> {
    if (typeof emoji !== 'string' || emoji === '') send('emoji_status_failed', { error: 'SUGGESTED_EMOJI_INVALID' });
    else if (await agrees('Set this emoji status?', emoji, 'Set')) send('emoji_status_set');
    else send('emoji_status_failed', { error: 'USER_DECLINED' });
  }

  async function allowStatus(): Promise<void> {
    const isAllowed = await agrees('Allow emoji statuses?', 'The bot may change your emoji status.', 'Allow');
    send('emoji_status_access_requested', { status: isAllowed ? 'allowed' : 'cancelled' });
  }

  async function download({ url, file_name }: MethodParams<'web_app_request_file_download'>): Promise<void> {
    const isTaken = await agrees('Download this file?', file_name, 'Download');
    if (isTaken) view.download(url, file_name);
    send('file_download_requested', { status: isTaken ? 'downloading' : 'cancelled' });
  }

  const agrees = (title: string, message: string, yes: string) => view.ask({ title, message, yes, no: 'Cancel' });

  return {
    web_app_open_popup: (params) => void openPopup(params),
    web_app_open_invoice: ({ slug }) => void pay(slug),
    web_app_request_write_access: () => void allowWriting(),
    web_app_send_prepared_message: ({ id }) => void sendPrepared(id),
    web_app_request_chat: ({ req_id }) => void requestChat(req_id),
    web_app_set_emoji_status: ({ custom_emoji_id }) => void setStatus(custom_emoji_id),
    web_app_request_emoji_status_access: () => void allowStatus(),
    web_app_request_file_download: (params) => void download(params),
    // The protocol has no answer to a story.
    web_app_share_to_story: () => view.notify('Stories are not supported in this client.'),
  };
}
