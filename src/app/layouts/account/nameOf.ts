import type { Account } from '../../../kernel/views.ts';

/** What a player is called here: by the name that others see, else by that of the sign-in. */
export const nameOf = ({ nickname, login }: Pick<Account, 'nickname' | 'login'>): string => nickname || login;
