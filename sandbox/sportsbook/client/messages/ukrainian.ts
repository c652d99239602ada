import { uk as words } from '../../words/uk.ts';
import { uk as messages } from './uk.ts';

export const ukrainian = { messages, words };
