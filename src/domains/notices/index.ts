export type { NoticeStore } from './NoticeStore.ts';
