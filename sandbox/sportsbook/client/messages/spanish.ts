import { es as words } from '../../words/es.ts';
import { es as messages } from './es.ts';

export const spanish = { messages, words };
