import type { Database, Sql } from '../../../database/database.ts';
import { hasFreshHistory } from '../../seedHistory.ts';
import { seedPlayer } from '../../seedPlayers.ts';
import { beforeThisWeek, earlierToday } from '../../seedTimes.ts';
import { countTickets, insertMessage, insertTicket, setRead, setStatus } from './supportRepository.ts';
import type { NewMessage, NewTicket } from './supportRepository.ts';

const { uid, email } = seedPlayer;

interface SeedTicket extends Pick<NewTicket, 'category' | 'subject'> {
  readonly messages: readonly Pick<NewMessage, 'author' | 'text' | 'at'>[];
  /** When the player has closed it; null for one that goes on. */
  readonly closedAt: Date | null;
}

/** Written by the player in English, as the house answers: a ticket has one language. */
const tickets = (now: Date): readonly SeedTicket[] => [
  {
    category: 'bonuses',
    subject: 'Why did only half of my stake count?',
    messages: [
      {
        author: 'player',
        text: 'I have played Cherry Parade with my weekend bonus, and only half of the stake has counted.',
        at: beforeThisWeek(now, 17, 9),
      },
      {
        author: 'house',
        text: 'Cherry Parade counts half towards this bonus, most slots count in full. The terms of the bonus list such games, and its stakes say what has counted, and why.',
        at: beforeThisWeek(now, 17, 9, 25),
      },
      { author: 'player', text: 'I see it now. Thank you!', at: beforeThisWeek(now, 17, 10) },
    ],
    closedAt: beforeThisWeek(now, 17, 10, 1),
  },
  {
    category: 'payments',
    subject: 'Was anything taken for a deposit that I gave up?',
    messages: [
      {
        author: 'player',
        text: 'I have cancelled a deposit of 50 dollars on the page of my bank. Was anything taken?',
        at: beforeThisWeek(now, 4, 20, 10),
      },
      {
        author: 'house',
        text: 'No, nothing was taken: the deposit is in your history as cancelled. You can start it again there whenever you like.',
        at: beforeThisWeek(now, 4, 20, 40),
      },
    ],
    closedAt: null,
  },
  {
    category: 'account',
    subject: 'Can I change my home town?',
    messages: [
      { author: 'player', text: 'I am moving next month. Where do I change my home town?', at: earlierToday(now, 10) },
    ],
    closedAt: null,
  },
];

/**
 * The ready-made player's requests: one closed, one with an answer that they have not read, one that waits for an answer.
 * Does nothing if there are any, or if the player has been used.
 */
export async function seedTickets(database: Database, now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await hasFreshHistory(tx)) || (await countTickets(tx, uid)) > 0) return;
    for (const ticket of tickets(now)) await write(tx, ticket);
  });
}

async function write(tx: Sql, { category, subject, messages, closedAt }: SeedTicket): Promise<void> {
  const [first] = messages;
  if (first === undefined) return;
  const id = await insertTicket(tx, { uid, email, locale: 'en', category, subject }, first.at);
  for (const message of messages) {
    await insertMessage(tx, { ...message, ticketId: id, requestId: null });
    if (message !== first) await setStatus(tx, id, message.author === 'house' ? 'answered' : 'open', message.at);
  }
  if (closedAt === null) return;
  await setRead(tx, id, uid, closedAt);
  await setStatus(tx, id, 'closed', closedAt);
}
