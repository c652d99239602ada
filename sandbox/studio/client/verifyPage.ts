import { featureOffer } from '../engine/exact/featureOffer.ts';
import { verifyRound } from '../engine/verifyRound.ts';
import type { WireRound } from '../engine/wireRound.ts';
import { games } from '../games/catalogue.ts';
import { roundGames } from '../games/roundGames.ts';
import { verifyPlay } from '../kit/client/verifyPlay.ts';
import type { WirePlay } from '../kit/server/presentPlay.ts';
import { element } from './element.ts';
import type { FairVerdict } from './FairnessPanel.ts';
import type { MessageKey, Translate } from './translate.ts';
import { verdictOf } from './verdictOf.ts';
import './styles/verify.css';

type AnyRound = WireRound | WirePlay;

/** The round of the address, recomputed in this browser from its seeds. It needs no session: the id is known to its player. */
export async function openVerifyPage(href: string, t: Translate): Promise<void> {
  const id = new URL(href).searchParams.get('round') ?? '';
  document.title = t('verifyTitle');
  const outcome = element('p', { class: 'verdict', role: 'status' }, t('verifyBusy'));
  const facts = element('dl');
  document.body.append(
    element(
      'main',
      { class: 'verify' },
      element('h1', {}, t('verifyTitle')),
      outcome,
      facts,
      element('p', {}, t('verifyNote')),
    ),
  );
  const round = await fetchRound(id);
  if (round === null) {
    outcome.textContent = t('verifyUnknown');
    return;
  }
  facts.append(...factsOf(round, t));
  const verdict = await verdictOn(round);
  outcome.textContent = verdictText(verdict, roundGames.has(round.game), t);
  outcome.dataset['verdict'] = verdict;
}

async function fetchRound(id: string): Promise<AnyRound | null> {
  if (id === '') return null;
  try {
    const reply = await fetch(`/studio/api/rounds/${encodeURIComponent(id)}`);
    return reply.ok ? ((await reply.json()) as AnyRound) : null;
  } catch {
    // Not reached: the page then says that it knows nothing of the round.
    return null;
  }
}

async function verdictOn(round: AnyRound): Promise<FairVerdict> {
  if ('view' in round) {
    const rules = roundGames.get(round.game);
    const decimals = round.stake.split('.')[1]?.length ?? 0;
    return rules === undefined ? 'round' : verifyPlay(rules, round, decimals, null);
  }
  const game = games.find(({ sysname }) => sysname === round.game);
  return game === undefined ? 'round' : verdictOf(await verifyRound(round, { ...game, offer: featureOffer(game) }));
}

function verdictText(verdict: FairVerdict, isPlay: boolean, t: Translate): string {
  if (verdict === 'matches') return t(isPlay ? 'verifyMatchesPlay' : 'verifyMatches');
  return t('verifyDiffers', { reason: t(verdict === 'hash' ? 'differsHash' : 'differsRound') });
}

function factsOf(round: AnyRound, t: Translate): HTMLElement[] {
  const title = games.find(({ sysname }) => sysname === round.game)?.title ?? round.game;
  const fact = (key: MessageKey, value: string): HTMLElement =>
    element('div', {}, element('dt', {}, t(key)), element('dd', { dir: 'ltr' }, value));
  return [
    fact('verifyGame', title),
    fact('verifyRound', round.id),
    fact('stake', round.stake),
    fact('historyWin', round.totalWin ?? ''),
    fact('fairHash', round.seedHash),
    fact('fairSeed', round.serverSeed ?? ''),
    fact('fairClientSeed', round.clientSeed),
    fact('fairNonce', String(round.nonce)),
  ];
}
