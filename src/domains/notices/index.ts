import type { NoticeStore } from './NoticeStore.ts';

export type { Notice, NoticeBodyProps, NoticeStore, NoticeType } from './NoticeStore.ts';
export type NoticesView = Pick<NoticeStore, 'show'>;
