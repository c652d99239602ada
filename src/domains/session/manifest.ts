import type { DomainManifest } from '../../kernel/manifest.ts';
import { greetAfterIdle, isIdleEnd } from './idle/idleEnd.ts';

const nothing = () => {};

export const manifest: DomainManifest = {
  // A toast: the popups of other domains do not wait for it.
  afterAuth: [
    { order: 1, after: ['signedIn'], open: async (app) => (await import('./lastSignIn.ts')).showLastSignIn(app) },
  ],
  flows: [
    { audience: 'players', start: async (app) => (await import('./idle/startIdleLogout.ts')).startIdleLogout(app) },
    {
      audience: 'everybody',
      async start(app) {
        if (isIdleEnd(app.place.search)) await greetAfterIdle(app);
        return nothing;
      },
    },
  ],
};
