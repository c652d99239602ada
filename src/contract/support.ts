import { array, object, string } from 'yup';
import { mostAttachmentText } from './base/bodyLimits.ts';
import { endpoint } from './base/endpoint.ts';
import { done, flag, instant, integer, list, nothing, optionalText, page, rowId, text } from './base/schemas.ts';

/** What a player may write about, in the order in which it is offered. */
export const supportCategories = [
  'account',
  'payments',
  'games',
  'bonuses',
  'verification',
  'responsible',
  'technical',
  'other',
] as const;
export type SupportCategory = (typeof supportCategories)[number];

/** open: the house is to answer; answered: the player may; closed: only a new ticket is possible. */
export const ticketStatuses = ['open', 'answered', 'closed'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** Most files of one message. */
export const mostAttachments = 4;
/** Longest message, in characters. */
export const mostMessageText = 4000;
export const mostSubjectText = 120;

const category = () =>
  string<SupportCategory>()
    .oneOf([...supportCategories])
    .defined();
const status = () =>
  string<TicketStatus>()
    .oneOf([...ticketStatuses])
    .defined();
const message = () => text().trim().min(1).max(mostMessageText);
const attachments = () => list().max(mostAttachments);
/** Made by the client for each message: sent again, it changes nothing. */
const requestId = () => text().min(8).max(64);

const ticket = () =>
  object({
    id: integer(),
    category: category(),
    subject: text(),
    status: status(),
    created_at: instant(),
    updated_at: instant(),
    /** The house has answered since the player has read it. */
    is_unread: flag(),
  }).defined();

const messages = () =>
  array(
    object({
      id: integer(),
      author: string().oneOf(['player', 'house']).defined(),
      text: text(),
      at: instant(),
      attachments: array(object({ id: text(), name: text(), bytes: integer() }).defined()).defined(),
    }).defined(),
  ).defined();

export const support = {
  /**
   * 7-95, 3-46. The chat's provider (empty for none) with its configuration, and the categories of tickets. The
   * attributes of a conversation are names and values that the provider shows to its agents.
   */
  getsettings: endpoint(
    'GET',
    'support.getsettings',
    nothing(),
    object({
      chat_provider: text(),
      chat_config: object({
        id: text(),
        license: text(),
        src: text(),
        widget_id: text(),
        lang: text(),
        open_live_chat: flag(),
        conversation_attributes: array(object({ name: text(), value: text() }).defined()).defined(),
      }).defined(),
      categories: array(category()).defined(),
    }).defined(),
    { access: 'any' },
  ),
  /** Questions that are often asked, in the caller's language. Answers are plain text; an empty line ends a paragraph. */
  getFaq: endpoint(
    'GET',
    'support.getFaq',
    nothing(),
    object({
      items: array(
        object({ id: text(), category: category(), question: text(), answer: text(), words: text() }).defined(),
      ).defined(),
    }).defined(),
    { access: 'any' },
  ),
  /**
   * Stores one file for the next message: JPEG, PNG, WebP or PDF by its content, whatever its name; base64.
   * InvalidParameterException at `content`: `wrongFile`, `fileTooLarge`.
   */
  attach: endpoint(
    'POST',
    'support.attach',
    object({ name: text().max(200), content: text().max(mostAttachmentText) }),
    object({ id: text(), name: text(), bytes: integer() }).defined(),
    { access: 'any' },
  ),
  /**
   * A link to a file of one of the player's own messages; it works once, for five minutes, while the session
   * lasts. InvalidParameterException at `file_id`: `wrongField`.
   */
  getFile: endpoint(
    'POST',
    'support.getFile',
    object({ file_id: text().max(64) }),
    object({ path: text(), expires_at: instant() }).defined(),
    { access: 'player' },
  ),
  /**
   * 7-96. Opens a ticket. A guest, or a blocked player, gives an e-mail address to be answered at. InvalidParameterException
   * at `email`: `requiredField`, `email`; at `attachments`: `wrongField` if one is unknown, older than an hour or used.
   */
  sendFeedback: endpoint(
    'POST',
    'support.sendFeedback',
    object({
      category: category(),
      subject: text().trim().min(1).max(mostSubjectText),
      message: message(),
      email: optionalText().max(254),
      attachments: attachments(),
      request_id: requestId(),
    }),
    object({ ticket_id: integer() }).defined(),
    { access: 'any' },
  ),
  /** The player's own tickets, those with the latest change first. */
  getTickets: endpoint(
    'GET',
    'support.getTickets',
    object(page(20)),
    object({ count: integer(), items: array(ticket()).defined() }).defined(),
    { access: 'player' },
  ),
  /** One of them with its messages, oldest first. InvalidParameterException at `ticket_id`: `unknownTicket`. */
  getTicket: endpoint(
    'GET',
    'support.getTicket',
    object({ ticket_id: rowId() }),
    object({ ticket: ticket(), messages: messages() }).defined(),
    { access: 'player' },
  ),
  /** The player has read the answers. */
  markRead: endpoint('POST', 'support.markRead', object({ ticket_id: rowId() }), done(), { access: 'player' }),
  /** Writes on, which opens an answered ticket again. InvalidParameterException at `ticket_id`: `ticketClosed`, too. */
  reply: endpoint(
    'POST',
    'support.reply',
    object({ ticket_id: rowId(), message: message(), attachments: attachments(), request_id: requestId() }),
    done(),
    { access: 'player' },
  ),
  /** The player's matter is settled. */
  closeTicket: endpoint('POST', 'support.closeTicket', object({ ticket_id: rowId() }), done(), { access: 'player' }),
};

/** A ticket has another state or another message. */
export interface SupportTicketChanged {
  readonly type: 'support.ticket_changed';
  readonly data: {
    readonly ticket_id: number;
    readonly status: TicketStatus;
    readonly subject: string;
    readonly author: 'player' | 'house';
  };
}

declare module './base/realtime.ts' {
  interface RealtimeEvents {
    'support.ticket_changed': SupportTicketChanged;
  }
}
