import { object, string } from 'yup';
import { endpoint } from './base/endpoint.ts';
import { done, text } from './base/schemas.ts';

export const chat = {
  /** 7-64, 3-48. Stores one message of the live chat, as the provider's widget has reported it (4-7: players only). */
  storeEvent: endpoint(
    'POST',
    'chat.storeEvent',
    object({
      channel_id: text().max(200),
      conversation_id: text().max(200),
      text: text().max(4000),
      event: string<'sent' | 'received'>().oneOf(['sent', 'received']).defined(),
    }),
    done(),
    { access: 'player' },
  ),
};
