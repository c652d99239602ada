import type { DomainManifest } from '../../kernel/manifest.ts';
import { isIdleEnd } from './idle/idleEnd.ts';

const nothing = () => {};

export const manifest: DomainManifest = {
  flows: [
    { audience: 'players', start: async (app) => (await import('./idle/startIdleLogout.ts')).startIdleLogout(app) },
    { audience: 'players', start: async (app) => (await import('./lastSignIn.ts')).startLastSignIn(app) },
    {
      audience: 'everybody',
      async start(app) {
        if (isIdleEnd(app.place.search)) await (await import('./idle/idleEnd.ts')).greetAfterIdle(app);
        return nothing;
      },
    },
  ],
};
