import { courtOfCardsPhone, courtOfCardsWide } from './banners/courtOfCardsBanner.ts';
import { emberDragonPhone, emberDragonWide } from './banners/emberDragonBanner.ts';
import { frostFjordPhone, frostFjordWide } from './banners/frostFjordBanner.ts';
import { lanternHarborPhone, lanternHarborWide } from './banners/lanternHarborBanner.ts';
import { appleTouch, favicon, icon, iconMaskable, iconMonochrome, og, previewBackdrop } from './brand.ts';
import { characterPictures } from './characters/index.ts';
import { levelPictures } from './loyalty/levelMedals.ts';
import { wayPhonePicture, wayWidePicture } from './loyalty/way.ts';
import { cardDocumentMark, passportMark } from './documents.ts';
import { frames } from './frames/frames.ts';
import { goods } from './goods/goods.ts';
import { questScenes } from './quests/questScenes.ts';
import { auroraPlinko } from './games/auroraPlinko.ts';
import { blackjackSalon } from './games/blackjackSalon.ts';
import { cherryParade } from './games/cherryParade.ts';
import { cometRush } from './games/cometRush.ts';
import { coralDeep } from './games/coralDeep.ts';
import { courtOfCards } from './games/courtOfCards.ts';
import { crownHiLo } from './games/crownHiLo.ts';
import { emberDragon } from './games/emberDragon.ts';
import { europeanRoulette } from './games/europeanRoulette.ts';
import { frostFjord } from './games/frostFjord.ts';
import { gemFoundry } from './games/gemFoundry.ts';
import { grandCarousel } from './games/grandCarousel.ts';
import { jacksOrBetter } from './games/jacksOrBetter.ts';
import { jadeAscent } from './games/jadeAscent.ts';
import { jungleDrum } from './games/jungleDrum.ts';
import { lanternHarbor } from './games/lanternHarbor.ts';
import { lanternKeno } from './games/lanternKeno.ts';
import { midnightDice } from './games/midnightDice.ts';
import { neonQuarter } from './games/neonQuarter.ts';
import { nightFlight } from './games/nightFlight.ts';
import { reefMines } from './games/reefMines.ts';
import { runeFalls } from './games/runeFalls.ts';
import { salonNoir } from './games/salonNoir.ts';
import { sandCaravan } from './games/sandCaravan.ts';
import { sugarTumble } from './games/sugarTumble.ts';
import { thunderForge } from './games/thunderForge.ts';
import { vaultOfSuns } from './games/vaultOfSuns.ts';
import { profile as profileNotice } from './notices/profile.ts';
import { seal as sealNotice } from './notices/seal.ts';
import { welcome as welcomeNotice } from './notices/welcome.ts';
import { bankMark, btcMark, mobileMark, purseMark, tonMark, voucherMark } from './paymentKinds.ts';
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

const under = (folder: string, pictures: Readonly<Record<string, () => string>>) =>
  Object.fromEntries(Object.entries(pictures).map(([name, draw]) => [`${folder}/${name}`, draw]));

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
  'games/dice': midnightDice,
  'games/mines': reefMines,
  'games/plinko': auroraPlinko,
  'games/keno': lanternKeno,
  'games/hilo': crownHiLo,
  'games/roulette': europeanRoulette,
  'games/blackjack': blackjackSalon,
  'games/video-poker': jacksOrBetter,
  'games/crash': cometRush,
  'games/live-roulette': salonNoir,
  'games/carousel': grandCarousel,
  'games/sugar-tumble': sugarTumble,
  'games/rune-falls': runeFalls,
  'games/vault-of-suns': vaultOfSuns,
  'games/thunder-forge': thunderForge,
  'banners/lantern-harbor-phone': lanternHarborPhone,
  'banners/lantern-harbor-wide': lanternHarborWide,
  'banners/ember-dragon-phone': emberDragonPhone,
  'banners/ember-dragon-wide': emberDragonWide,
  'banners/frost-fjord-phone': frostFjordPhone,
  'banners/frost-fjord-wide': frostFjordWide,
  'banners/court-of-cards-phone': courtOfCardsPhone,
  'banners/court-of-cards-wide': courtOfCardsWide,
  ...characterPictures,
  ...levelPictures,
  'loyalty/way-wide': wayWidePicture,
  'loyalty/way-phone': wayPhonePicture,
  ...under('frames', frames),
  ...under('goods', goods),
  ...under('quests', questScenes),
  'notices/welcome': welcomeNotice,
  'notices/profile': profileNotice,
  'notices/seal': sealNotice,
  ...providerLogos,
  'documents/passport': passportMark,
  'documents/card': cardDocumentMark,
  'social/lumen': lumenMark,
  'social/orbit': orbitMark,
  'payments/card': cardMark,
  'payments/instant': instantMark,
  'payments/purse': purseMark,
  'payments/bank': bankMark,
  'payments/mobile': mobileMark,
  'payments/ton': tonMark,
  'payments/btc': btcMark,
  'payments/voucher': voucherMark,
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
  'brand/preview-cards-right': previewBackdrop('cards', 'right'),
  'brand/preview-cards-left': previewBackdrop('cards', 'left'),
  'brand/preview-room-right': previewBackdrop('room', 'right'),
  'brand/preview-room-left': previewBackdrop('room', 'left'),
};
