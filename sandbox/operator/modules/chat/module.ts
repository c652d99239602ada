import { chat } from '../../../../src/contract/chat.ts';
import { bindArea, forPlayer } from '../../edge/handlers.ts';
import type { Handlers } from '../../edge/handlers.ts';
import type { OperatorModule } from '../../module.ts';
import { chatPersonal } from './personal.ts';

/** Messages of a player within the throttle's window of 15 minutes: more than anybody types. */
const MOST_MESSAGES = 300;

/** 7-64, 3-48: what players and agents have written in the live chat, as the widget has reported it. */
export const chatModule: OperatorModule<null> = {
  name: 'chat',
  personal: chatPersonal,
  migrations: [
    {
      name: 'chat messages',
      after: ['sessions/players'],
      sql: `
        create table operator.chat_messages (
          id bigint generated always as identity primary key,
          uid bigint not null references operator.players (uid),
          channel text not null,
          conversation text not null,
          event text not null check (event in ('sent', 'received')),
          text text not null,
          at timestamptz not null
        );
        create index chat_messages_player on operator.chat_messages (uid, id);
      `,
    },
  ],
  create({ database, clock, throttle }) {
    const handlers: Handlers<typeof chat> = {
      storeEvent: forPlayer<typeof chat.storeEvent>(async ({ player, input }) => {
        await throttle.hit([{ key: `chat:${player.uid}`, most: MOST_MESSAGES }]);
        await database.query(
          `insert into operator.chat_messages (uid, channel, conversation, event, text, at)
           values ($1, $2, $3, $4, $5, $6)`,
          [player.uid, input.channel_id, input.conversation_id, input.event, input.text, clock.now()],
        );
        return 1;
      }),
    };
    return { face: null, endpoints: bindArea(chat, handlers) };
  },
};
