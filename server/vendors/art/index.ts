import { lanternHarborPhone, lanternHarborWide } from './banners/lanternHarborBanner.ts';
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
};
