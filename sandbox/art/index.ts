import { courtOfCardsPhone, courtOfCardsWide } from './banners/courtOfCardsBanner.ts';
import { emberDragonPhone, emberDragonWide } from './banners/emberDragonBanner.ts';
import { frostFjordPhone, frostFjordWide } from './banners/frostFjordBanner.ts';
import { lanternHarborPhone, lanternHarborWide } from './banners/lanternHarborBanner.ts';
import { appleTouch, favicon, icon, iconMaskable, iconMonochrome, og } from './brand.ts';
import { bear } from './characters/bear.ts';
import { cat } from './characters/cat.ts';
import { fox } from './characters/fox.ts';
import { owl } from './characters/owl.ts';
import { cherryParade } from './games/cherryParade.ts';
import { coralDeep } from './games/coralDeep.ts';
import { courtOfCards } from './games/courtOfCards.ts';
import { emberDragon } from './games/emberDragon.ts';
import { frostFjord } from './games/frostFjord.ts';
import { gemFoundry } from './games/gemFoundry.ts';
import { jadeAscent } from './games/jadeAscent.ts';
import { jungleDrum } from './games/jungleDrum.ts';
import { lanternHarbor } from './games/lanternHarbor.ts';
import { neonQuarter } from './games/neonQuarter.ts';
import { nightFlight } from './games/nightFlight.ts';
import { sandCaravan } from './games/sandCaravan.ts';
import { cardMark, instantMark } from './payments.ts';
import { providerLogo, providers, type Tone } from './providers.ts';
import { cancelled } from './states/cancelled.ts';
import { emptyHistory } from './states/emptyHistory.ts';
import { lumenMark, orbitMark } from './social.ts';
import { errorCup } from './states/errorCup.ts';
import { forbidden } from './states/forbidden.ts';
import { maintenance } from './states/maintenance.ts';
import { noResults } from './states/noResults.ts';
import { notFound } from './states/notFound.ts';
import { offline } from './states/offline.ts';
import { pending } from './states/pending.ts';
import { success } from './states/success.ts';

export { dominantColour } from './dominantColour.ts';

const tones: readonly (readonly [suffix: string, tone: Tone])[] = [
  ['', 'mid'],
  ['-dark', 'dark'],
  ['-light', 'light'],
];

/** `providers/tidewright` is legible on any background; `-dark` and `-light` have more contrast on theirs. */
const providerLogos = Object.fromEntries(
  providers.flatMap((provider) =>
    tones.map(([suffix, tone]) => [`providers/${provider}${suffix}`, () => providerLogo(provider, tone)]),
  ),
);

/** Every picture of the sandbox as an SVG string, by its path without extension. */
export const artwork: Record<string, () => string> = {
  'games/lantern-harbor': lanternHarbor,
  'games/jade-ascent': jadeAscent,
  'games/cherry-parade': cherryParade,
  'games/ember-dragon': emberDragon,
  'games/night-flight': nightFlight,
  'games/coral-deep': coralDeep,
  'games/sand-caravan': sandCaravan,
  'games/frost-fjord': frostFjord,
  'games/neon-quarter': neonQuarter,
  'games/jungle-drum': jungleDrum,
  'games/gem-foundry': gemFoundry,
  'games/court-of-cards': courtOfCards,
  'banners/lantern-harbor-phone': lanternHarborPhone,
  'banners/lantern-harbor-wide': lanternHarborWide,
  'banners/ember-dragon-phone': emberDragonPhone,
  'banners/ember-dragon-wide': emberDragonWide,
  'banners/frost-fjord-phone': frostFjordPhone,
  'banners/frost-fjord-wide': frostFjordWide,
  'banners/court-of-cards-phone': courtOfCardsPhone,
  'banners/court-of-cards-wide': courtOfCardsWide,
  'characters/fox': fox,
  'characters/owl': owl,
  'characters/cat': cat,
  'characters/bear': bear,
  ...providerLogos,
  'social/lumen': lumenMark,
  'social/orbit': orbitMark,
  'payments/card': cardMark,
  'payments/instant': instantMark,
  'states/empty-history': emptyHistory,
  'states/no-results': noResults,
  'states/offline': offline,
  'states/error-cup': errorCup,
  'states/not-found': notFound,
  'states/forbidden': forbidden,
  'states/maintenance': maintenance,
  'states/success': success,
  'states/pending': pending,
  'states/cancelled': cancelled,
  'brand/icon': icon,
  'brand/icon-maskable': iconMaskable,
  'brand/icon-monochrome': iconMonochrome,
  'brand/apple-touch': appleTouch,
  'brand/favicon': favicon,
  'brand/og': og,
};
