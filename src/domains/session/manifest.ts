import type { DomainManifest } from '../../kernel/manifest.ts';
import { greetAfterIdle, isIdleEnd } from './idle/idleEnd.ts';

const nothing = () => {};

export const manifest: DomainManifest = {
  // A toast: the popups of other domains do not wait for it.
  afterAuth: [
    {
      order: 1,
      after: ['signedIn'],
      async open(app) {
        const { showLastSignIn } = await import('./lastSignIn.ts');
        void showLastSignIn(app).catch(() => undefined);
      },
    },
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
