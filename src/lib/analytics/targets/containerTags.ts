import { addressOf, pageView, scriptOf } from './Target.ts';
import type { StartTarget } from './Target.ts';

/** Google Tag Manager, whose container loads other tags: events are entries of `dataLayer`, which its tags listen to. */
export const containerTags: StartTarget = async (settings, { page, addScript, siteUrl }) => {
  const layer = (page['dataLayer'] ??= []) as unknown[];
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  await addScript(scriptOf(settings, 'https://www.googletagmanager.com/gtm.js?id={id}'));
  return {
    event(event) {
      const view = event.name === pageView ? { page_location: addressOf(event, siteUrl) } : {};
      layer.push({ event: event.name, ...event.data, ...view, event_time: event.at });
    },
    identify: (uid) => void layer.push({ event: 'identify', user_id: String(uid) }),
    // A value stays in the layer until it is set to undefined.
    anonymize: () => void layer.push({ event: 'anonymize', user_id: undefined }),
  };
};
