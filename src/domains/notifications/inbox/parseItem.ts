import type { CallOutput } from '../../../contract/index.ts';
import { isoToMs } from '../../../shared/dates/isoTime.ts';
import { sameOriginPath } from '../../../shared/navigation/sameOriginPath.ts';

type Wire = CallOutput<'GET inbox.get'>['items'][number];

/** What a notice or notification brings: decimal text, and a currency or a kind of reward; both empty for nothing. */
export interface Credit {
  readonly amount: string;
  readonly amountType: string;
}

/** 3-63 */
export interface InboxItem extends Credit {
  readonly id: number;
  readonly subject: string;
  readonly title: string;
  readonly text: string;
  readonly image: string;
  /** Empty for none. */
  readonly button: string;
  /** A path of this site without locale prefix; null for none. */
  readonly link: string | null;
  /** In epoch ms. */
  readonly at: number;
  readonly isRead: boolean;
}

export function parseItem(wire: Wire): InboxItem {
  const { descriptions, id, subject, amount, amountType } = wire;
  const link = sameOriginPath(descriptions.button_link);
  return {
    id,
    subject,
    title: descriptions.notification_header,
    text: descriptions.notification_text,
    image: descriptions.notification_image,
    button: link === null ? '' : descriptions.button_text,
    link,
    amount,
    amountType,
    at: isoToMs(wire.at) ?? 0,
    isRead: wire.is_read,
  };
}
