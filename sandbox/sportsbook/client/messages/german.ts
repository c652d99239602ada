import { de as words } from '../../words/de.ts';
import { de as messages } from './de.ts';

export const german = { messages, words };
