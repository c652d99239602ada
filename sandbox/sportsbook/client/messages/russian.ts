import { ru as words } from '../../words/ru.ts';
import { ru as messages } from './ru.ts';

export const russian = { messages, words };
