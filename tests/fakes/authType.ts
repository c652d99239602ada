import type { AuthType } from '../../src/domains/auth/settings.ts';

/** 3-27: the form by e-mail. */
export const emailType: AuthType = { id: 'form', label: '', component: 'form', isFast: false, field: 'email' };
