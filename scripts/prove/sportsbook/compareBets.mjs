/**
 * Compares the bets of sportsbook and operator row by row, and with the answers that players got. Every difference is a
 * sentence.
 * @module
 */
import { exact } from '../ledger/totals.mjs';

/** What the operator says of a bet that the sportsbook has ended so. */
const AGREEING = { won: ['won'], returned: ['won'], lost: ['lost'], void: ['void'], cashed_out: ['cashed_out'] };

/** @param {{ operator: object, sportsbook: object }} books @param {import('../ledger/Journal.mjs').Journal} journal */
export function compareBets({ operator, sportsbook }, journal) {
  const found = [];
  const ours = new Map(operator.bets.map((bet) => [bet.id, bet]));
  const theirs = new Map(sportsbook.bets.map((bet) => [bet.id, bet]));
  for (const bet of theirs.values()) found.push(...compareBet(bet, ours.get(bet.id)));
  for (const { id, status } of ours.values())
    if (!theirs.has(id)) found.push(`bet ${id} (${status}) is in the operator's books alone`);
  found.push(...compareAnswers(theirs, journal));
  return found;
}

function compareBet(theirs, ours) {
  const name = `bet ${theirs.id} (${theirs.kind}, ${theirs.state} ${theirs.outcome ?? ''}, ${theirs.moves.join(' ')})`;
  const found = [];
  if (theirs.unsent > 0) found.push(`${name}: ${theirs.unsent} payments are not sent`);
  if (theirs.state === 'refused') {
    if (ours !== undefined && ours.status !== 'rolled_back') found.push(`${name}: the operator says ${ours.status}`);
    if (exact(theirs.paid) !== 0n) found.push(`${name}: it has paid ${theirs.paid}`);
    return found;
  }
  if (theirs.state !== 'settled') return [...found, `${name} never ended`];
  if (ours === undefined) return [...found, `${name}: the operator has no such bet`];
  // What was sold of a bet that was lost in the end is still a payout.
  const agreeing = exact(theirs.cashedOut) > 0n && theirs.outcome === 'lost' ? ['won'] : AGREEING[theirs.outcome];
  if (!agreeing?.includes(ours.status)) found.push(`${name}: the operator says ${ours.status}`);
  for (const [what, left, right] of [
    ['player', theirs.player, ours.uid],
    ['currency', theirs.currency, ours.currency],
    ['revision', theirs.revision, ours.revision],
    ['stake', exact(theirs.stake), exact(ours.stake)],
    ['payout', exact(theirs.paid), exact(ours.payout)],
    ['free stake', theirs.isFree ? exact(theirs.stake) : 0n, exact(ours.free)],
    ['number of payments', theirs.moves.length, theirs.revision],
  ])
    if (left !== right) found.push(`${name}: ${what} is ${left} at the sportsbook and ${right} at the operator`);
  return [...found, ...wrongFreeBet(name, theirs, ours), ...inventedBonus(name, theirs, ours)];
}

/** The last result decides about a free bet; one that had come back once may have been used for another bet since. */
function wrongFreeBet(name, { isFree, outcome, moves }, { free, freeUsed }) {
  if (!isFree) return exact(freeUsed) === 0n ? [] : [`${name}: it has used a free bet`];
  const isUsed = exact(freeUsed) === exact(free);
  if (outcome === 'void') return isUsed ? [`${name}: its free bet has not come back`] : [];
  const mayHaveComeBack = moves.includes('void') || moves.filter((move) => move === 'correction').length > 1;
  return isUsed || mayHaveComeBack ? [] : [`${name}: its free bet has come back`];
}

/**
 * A payout brings to bonus money no more than the part that bonus money had in the stake, and nothing to other bets.
 * Where a correction found too little to take back, what is left may be all bonus money.
 */
function inventedBonus(name, { moves }, { stake, bonus, payout, credited, toBonus }) {
  if (exact(bonus) === 0n)
    return exact(toBonus) === 0n ? [] : [`${name}: ${toBonus} is bonus money, nothing of the stake was`];
  const isBorne = exact(credited) > exact(payout);
  const most = exact(credited) * (isBorne ? exact(stake) : exact(bonus));
  // A part is rounded to a minor unit in each of the payments.
  const unit = 10n ** BigInt(9 - (toBonus.split('.')[1] ?? '').length);
  const isRight = exact(toBonus) * exact(stake) <= most + BigInt(moves.length) * unit * exact(stake);
  return isRight ? [] : [`${name}: ${toBonus} of ${credited} is bonus money, ${bonus} of ${stake} was`];
}

function compareAnswers(theirs, journal) {
  const found = [];
  for (const [id, { uid, key, stake }] of journal.bets) {
    const booked = theirs.get(id);
    const isTrue =
      booked?.state === 'settled' &&
      booked.player === String(uid) &&
      booked.key === key &&
      exact(booked.stake) === exact(stake);
    if (!isTrue) found.push(`bet ${id} was told as accepted, the books have ${booked?.state ?? 'nothing'}`);
  }
  for (const { id, player, key, state } of theirs.values())
    if (journal.refusedKeys.has(`${player} ${key}`) && state !== 'refused')
      found.push(`bet ${id} was told as refused, the books have ${state}`);
  for (const id of journal.soldBets)
    if (theirs.get(id)?.outcome !== 'cashed_out')
      found.push(`bet ${id} was told as cashed out, the books have ${theirs.get(id)?.outcome}`);
  return found;
}

/** How many bets ended in each way. */
export function endsOf({ sportsbook }) {
  const counts = {};
  const add = (name) => (counts[name] = (counts[name] ?? 0) + 1);
  for (const { kind, state, outcome, isLive, isFree, moves } of sportsbook.bets) {
    add(`bet ${outcome ?? state}`);
    if (state !== 'settled') continue;
    add(`${kind} taken`);
    if (isLive) add('live bet taken');
    if (isFree) add('free bet taken');
    for (const move of moves) add(`payment ${move}`);
    if (isFree && outcome === 'void' && moves.at(-1) === 'correction') add('free bet corrected to void');
    if (isFree && outcome !== 'void' && moves.includes('void')) add('free bet corrected from void');
    if (moves.filter((move) => move === 'correction').length > 1) add('bet corrected twice or more');
  }
  return counts;
}
