import type { CallOutput } from '../../../contract/index.ts';

export type WireItem = CallOutput<'GET inbox.get'>['items'][number];
export type WireNotice = CallOutput<'GET loyalty.getnotifications'>['items'][number];

export const wireItem = (id: number, more: Partial<WireItem> = {}): WireItem => ({
  id,
  subject: 'register',
  descriptions: {
    notification_image: '',
    notification_header: `Header ${id}`,
    notification_text: 'Text',
    button_text: 'Open',
    button_link: '/profile',
  },
  amount: '',
  amountType: '',
  at: '2026-03-05T12:00:00.000Z',
  is_read: false,
  ...more,
});

export const wireNotice = (id: number, more: Partial<WireNotice> = {}): WireNotice => ({
  id,
  trigger: 'quest',
  type: 'other',
  title: `Notice ${id}`,
  message: 'Message',
  image: '',
  amount: '',
  amountType: '',
  ...more,
});
