import { addressOf, pageView, scriptOf } from './Target.ts';
import type { StartTarget } from './Target.ts';

/** Its queue's own name: `dataLayer` may be the tag manager's, which would take the commands for its own. */
const layerName = 'gtagLayer';

/** Google tag (gtag.js): commands are the arguments of a function, queued as they are. */
export const gtag: StartTarget = async (settings, { page, addScript, start, siteUrl }) => {
  const layer = (page[layerName] ??= []) as unknown[];
  function command(..._command: readonly unknown[]) {
    // The script looks for an `arguments` object, not for an array.
    layer.push(arguments);
  }
  const isAllowed = start.hasAdvertising ? 'granted' : 'denied';
  command('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: isAllowed,
    ad_user_data: isAllowed,
    ad_personalization: isAllowed,
  });
  command('js', new Date());
  command('config', settings.id, { send_page_view: false, page_location: siteUrl, language: start.locale });
  const script = new URL(scriptOf(settings, 'https://www.googletagmanager.com/gtag/js?id={id}'));
  script.searchParams.set('l', layerName);
  await addScript(script.href);
  return {
    event(event) {
      const view = event.name === pageView ? { page_location: addressOf(event, siteUrl) } : {};
      command('event', event.name, { ...event.data, ...view, event_time: event.at });
    },
    identify: (uid) => command('set', { user_id: String(uid) }),
    anonymize: () => command('set', { user_id: null }),
  };
};
