import { array, number, object, string } from 'yup';
import { endpoint } from '../base/endpoint.ts';
import { flag, instant, integer, text } from '../base/schemas.ts';

/** 3-52 */
export const noticeTriggers = ['register', 'profile', 'confirm', 'quest', 'product', 'level'] as const;

/** 3-52: `credit` brings an amount. */
const noticeTypes = ['credit', 'other'] as const;

/** 3-52, in the language of the call. */
const notice = object({
  /** That of the notification in the centre. */
  id: integer(),
  trigger: string().oneOf(noticeTriggers).defined(),
  type: string().oneOf(noticeTypes).defined(),
  title: text(),
  message: text(),
  /** Address of a picture; empty for none. */
  image: text(),
  /** Decimal text; empty for `other`. */
  amount: text(),
  /** A currency, or a kind of reward such as `points`; empty for `other`. */
  amountType: text(),
}).defined();

/** 3-63: a notification of the centre, in the language of the call. */
export const inboxItem = object({
  id: integer(),
  /** What has happened: a trigger of 3-52, a kind of notification, an event of the VPN, or `message` of the house. */
  subject: text(),
  descriptions: object({
    notification_image: text(),
    notification_header: text(),
    notification_text: text(),
    /** Empty for no button. */
    button_text: text(),
    /** A path of the site without locale prefix; empty for no button. */
    button_link: text(),
  }).defined(),
  amount: text(),
  amountType: text(),
  at: instant(),
  is_read: flag(),
}).defined();

const unread = object({ unread: integer() }).defined();

export const inbox = {
  /** 7-82: the notices that no page has shown yet. Each is given out once, whatever the number of tabs. */
  getNotifications: endpoint(
    'GET',
    'loyalty.getnotifications',
    object({}),
    object({ items: array(notice).defined() }).defined(),
    { access: 'player', changes: true },
  ),
  /** The notification centre, newest first; kept for 90 days. */
  get: endpoint(
    'GET',
    'inbox.get',
    object({
      /** Only those older than the one with this id; 0 for the newest. */
      before: number().integer().min(0).max(Number.MAX_SAFE_INTEGER).default(0).defined(),
      count: number().integer().min(0).max(50).default(20).defined(),
    }),
    object({ items: array(inboxItem).defined(), unread: integer(), has_more: flag() }).defined(),
    { access: 'player' },
  ),
  /** Marks as read: those named, or without `ids` every one up to `until`, which is the newest that the page has. */
  read: endpoint(
    'POST',
    'inbox.read',
    object({
      ids: array(
        string()
          .matches(/^\d{1,15}$/)
          .defined(),
      )
        .max(50)
        .default([])
        .defined(),
      until: number().integer().min(0).max(Number.MAX_SAFE_INTEGER).default(0).defined(),
    }),
    unread,
    { access: 'player' },
  ),
};

/** A notification has come into the centre. `has_toast`: `loyalty.getnotifications` has it. */
export interface InboxAdded {
  readonly type: 'inbox.added';
  readonly data: { readonly id: number; readonly unread: number; readonly has_toast: boolean };
}

/** Notifications were read, here or elsewhere. */
export interface InboxRead {
  readonly type: 'inbox.read';
  readonly data: { readonly ids: readonly number[]; readonly until: number; readonly unread: number };
}

declare module '../base/realtime.ts' {
  interface RealtimeEvents {
    'inbox.added': InboxAdded;
    'inbox.read': InboxRead;
  }
}
