import { lv as words } from '../../words/lv.ts';
import { lv as messages } from './lv.ts';

export const latvian = { messages, words };
