import { hi as words } from '../../words/hi.ts';
import { hi as messages } from './hi.ts';

export const hindi = { messages, words };
