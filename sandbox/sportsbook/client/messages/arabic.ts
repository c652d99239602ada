import { ar as words } from '../../words/ar.ts';
import { ar as messages } from './ar.ts';

export const arabic = { messages, words };
