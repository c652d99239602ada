import { addressOf, pageView, scriptOf } from './Target.ts';
import type { StartTarget } from './Target.ts';

type Command = readonly unknown[];

/** The global before its script: calls wait in `a`, which the script serves. */
interface Metrika {
  (...command: Command): void;
  a?: Command[];
  l?: number;
}

/** Yandex Metrika: commands of the global function, each with the counter's number. */
export const metrika: StartTarget = async (settings, { page, addScript, siteUrl }) => {
  const waiting: Command[] = [];
  const first: Metrika = (...command) => void waiting.push(command);
  first.a = waiting;
  first.l = Date.now();
  page['ym'] = first;
  const counter = Number(settings.id);
  const run = (...command: Command) => (page['ym'] as Metrika)(counter, ...command);
  // Nothing is recorded beyond what the page tells: neither the visitor's movements nor the links they press.
  run('init', { defer: true, webvisor: false, clickmap: false, trackLinks: false, accurateTrackBounce: false });
  await addScript(scriptOf(settings, 'https://mc.yandex.ru/metrika/tag.js'));
  return {
    event(event) {
      if (event.name === pageView) run('hit', addressOf(event, siteUrl));
      else run('reachGoal', event.name, { ...event.data, at: event.at });
    },
    identify: (uid) => run('setUserID', String(uid)),
    anonymize: () => run('setUserID', ''),
  };
};
