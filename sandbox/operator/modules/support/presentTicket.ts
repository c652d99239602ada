import type { OutputOf } from '../../../../src/contract/index.ts';
import type { support } from '../../../../src/contract/support.ts';
import type { MessageRow, TicketRow } from './supportRepository.ts';

type Ticket = OutputOf<typeof support.getTicket>['ticket'];
type Message = OutputOf<typeof support.getTicket>['messages'][number];

export const presentTicket = (row: TicketRow): Ticket => ({
  id: Number(row.id),
  category: row.category,
  subject: row.subject,
  status: row.status,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  is_unread: row.is_unread,
});

export const presentMessage = ({ id, author, text, at, attachments }: MessageRow): Message => ({
  id: Number(id),
  author,
  text,
  at: at.toISOString(),
  attachments: attachments.map(({ id: fileId, name, bytes }) => ({ id: fileId, name, bytes })),
});
