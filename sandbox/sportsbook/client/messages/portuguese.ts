import { ptBr as words } from '../../words/pt-BR.ts';
import { ptBr as messages } from './pt-BR.ts';

export const portuguese = { messages, words };
