import { tr as words } from '../../words/tr.ts';
import { tr as messages } from './tr.ts';

export const turkish = { messages, words };
