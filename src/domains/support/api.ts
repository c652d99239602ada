import type { SupportCategory, TicketStatus } from '../../contract/support.ts';
import type { CallOutput } from '../../contract/index.ts';
import type { Page } from '../../kernel/lists/PagedList.ts';
import type { Call } from '../../lib/call.ts';
import { isoToMs } from '../../shared/dates/isoTime.ts';

export interface Question {
  readonly id: string;
  readonly category: SupportCategory;
  readonly question: string;
  readonly answer: string;
  /** Further words to find it by. */
  readonly words: string;
}

export interface Ticket {
  readonly id: string;
  readonly category: SupportCategory;
  readonly subject: string;
  readonly status: TicketStatus;
  /** Epoch ms by the operator's clock. */
  readonly updatedAt: number;
  readonly isUnread: boolean;
}

export interface Message {
  readonly id: string;
  readonly isOwn: boolean;
  readonly text: string;
  readonly at: number;
  readonly attachments: readonly { readonly id: string; readonly name: string; readonly bytes: number }[];
}

export interface Conversation {
  readonly ticket: Ticket;
  readonly messages: readonly Message[];
}

export interface Feedback {
  readonly category: SupportCategory;
  readonly subject: string;
  readonly message: string;
  readonly email: string;
  readonly attachments: readonly string[];
  readonly requestId: string;
}

export interface Reply {
  readonly ticketId: string;
  readonly message: string;
  readonly attachments: readonly string[];
  readonly requestId: string;
}

type WireTicket = CallOutput<'GET support.getTickets'>['items'][number];

const parseTicket = ({ id, category, subject, status, updated_at, is_unread }: WireTicket): Ticket => ({
  id: String(id),
  category,
  subject,
  status,
  updatedAt: isoToMs(updated_at) ?? 0,
  isUnread: is_unread,
});

export function createSupportApi(call: Call) {
  return {
    questions: async (): Promise<readonly Question[]> => (await call('GET support.getFaq', {})).items,
    /** Resolves with the file's id. */
    attach: async (name: string, content: string): Promise<string> =>
      (await call('POST support.attach', { name, content })).id,
    /** 7-96. Resolves with the ticket's number. */
    async send({ requestId, attachments, ...feedback }: Feedback): Promise<string> {
      const input = { ...feedback, attachments: [...attachments], request_id: requestId };
      return String((await call('POST support.sendFeedback', input)).ticket_id);
    },
    async tickets(offset: number, count: number): Promise<Page<Ticket>> {
      const wire = await call('GET support.getTickets', { offset, count });
      return { items: wire.items.map(parseTicket), total: wire.count };
    },
    async conversation(ticketId: string): Promise<Conversation> {
      const { ticket, messages } = await call('GET support.getTicket', { ticket_id: Number(ticketId) });
      return {
        ticket: parseTicket(ticket),
        messages: messages.map(({ id, author, text, at, attachments }) => ({
          id: String(id),
          isOwn: author === 'player',
          text,
          at: isoToMs(at) ?? 0,
          attachments,
        })),
      };
    },
    /** The file's address on this site; it works once. */
    file: async (fileId: string): Promise<string> => (await call('POST support.getFile', { file_id: fileId })).path,
    markRead: (ticketId: string) => call('POST support.markRead', { ticket_id: Number(ticketId) }),
    reply: ({ ticketId, message, attachments, requestId }: Reply) =>
      call('POST support.reply', {
        ticket_id: Number(ticketId),
        message,
        attachments: [...attachments],
        request_id: requestId,
      }),
    close: (ticketId: string) => call('POST support.closeTicket', { ticket_id: Number(ticketId) }),
  };
}

export type SupportApi = ReturnType<typeof createSupportApi>;
