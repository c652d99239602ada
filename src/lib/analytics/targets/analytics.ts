import { addressOf, pageView, scriptOf } from './Target.ts';
import type { StartTarget } from './Target.ts';

type Command = readonly unknown[];

/** The global before its script: calls wait in `q`, which the script serves. */
interface Analytics {
  (...command: Command): void;
  q?: Command[];
  l?: number;
}

/** Google Analytics (analytics.js): everything is a command of the global function. */
export const analytics: StartTarget = async (settings, { page, addScript, start, siteUrl }) => {
  const waiting: Command[] = [];
  const first: Analytics = (...command) => void waiting.push(command);
  first.q = waiting;
  first.l = Date.now();
  page['ga'] = first;
  const run = (...command: Command) => (page['ga'] as Analytics)(...command);
  run('create', settings.id, 'auto');
  run('set', 'anonymizeIp', true);
  run('set', 'allowAdFeatures', start.hasAdvertising);
  await addScript(scriptOf(settings, 'https://www.google-analytics.com/analytics.js'));
  return {
    event(event) {
      if (event.name === pageView) run('send', 'pageview', { location: addressOf(event, siteUrl) });
      else run('send', 'event', 'site', event.name, JSON.stringify({ ...event.data, at: event.at }));
    },
    identify: (uid) => run('set', 'userId', String(uid)),
    anonymize: () => run('set', 'userId', null),
  };
};
