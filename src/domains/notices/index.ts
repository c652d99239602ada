import type { NoticeStore } from './NoticeStore.ts';

export type { Notice, NoticeStore, NoticeTone } from './NoticeStore.ts';
export type NoticesView = Pick<NoticeStore, 'show'>;
