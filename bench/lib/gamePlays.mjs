/**
 * How each game is played while its frames are measured: accessible names of buttons as regular expressions.
 * `prepare` is pressed before each round, `moves` are tried in order until the round has ended and for the next one.
 * @module
 */

/** @typedef {{ prepare: string[], moves: string[] }} GamePlay  of `moves` the first that can be pressed is */

/** A slot: the cards that announce a feature come before the next spin. */
const SLOT = { prepare: [], moves: ['^(start|continue)$', '^spin$'] };
const TABLE = ['^place bet$', '^bet in the next round$'];

/** @type {Readonly<Record<string, GamePlay>>} by sysname; a game that is not listed is a slot */
const PLAYS = {
  blackjack: { prepare: [], moves: ['^no insurance', '^stand', '^deal$'] },
  carousel: { prepare: ['^2: pays'], moves: TABLE },
  crash: { prepare: [], moves: TABLE },
  dice: { prepare: [], moves: ['^roll$'] },
  hilo: { prepare: [], moves: ['^deal a card$', '^cash out ', '^higher', '^lower'] },
  keno: { prepare: ['^quick pick$'], moves: ['^draw$'] },
  'live-roulette': { prepare: ['^red, pays'], moves: TABLE },
  mines: { prepare: [], moves: ['^take ', '^open any shell$', '^dive$'] },
  plinko: { prepare: [], moves: ['^drop a ball$'] },
  roulette: { prepare: ['^red, pays'], moves: ['^spin$'] },
  'video-poker': { prepare: [], moves: ['^(draw \\d|keep all five)$', '^deal$'] },
};

/** @param {string} sysname @returns {GamePlay} */
export const playOf = (sysname) => PLAYS[sysname] ?? SLOT;
