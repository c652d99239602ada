import type { NoticeStore } from './NoticeStore.ts';

export type { NoticeBodyProps, NoticeStore } from './NoticeStore.ts';
export type NoticesView = Pick<NoticeStore, 'show'>;
