/**
 * Prepares the state for the pictures: a player with money, payments and rounds, and payment pages that wait for a
 * decision.
 * @module
 */
import { randomUUID } from 'node:crypto';
import { answer, createPlayer, sameOrigin } from '../../tools/player.mjs';
import { useControl } from '../../tools/sandboxControls.mjs';
import { openGame, spinBody } from '../../tools/studio.mjs';

/** @typedef {import('../../tools/product.mjs').Product} Product */
/** @typedef {import('../../tools/player.mjs').Player} Player */
/** @typedef {{ transaction: { id: string }, redirect_url: string }} Payment */

const ROUNDS = 3;
const BETWEEN_ROUNDS_MS = 2_700;

/** @param {Product} product */
export async function arrange(product) {
  const player = await createPlayer(product, { amount: '1284.50' });
  const paid = await deposit(product, player, 'card', '250');
  await decide(product, paid.transaction.id, 'approve');
  const lost = await deposit(product, player, 'card', '40');
  await decide(product, lost.transaction.id, 'decline');
  await call(product, player, 'cashier.makewithdrawal', {
    method: 'card',
    amount: '60',
    currency: 'USD',
    requisites: '4111111111111111',
  });
  const card = await deposit(product, player, 'card', '100');
  const instant = await deposit(product, player, 'flashpay', '50');
  await playRounds(product, player);
  return {
    player,
    tournament: await runningTournament(product),
    payment: card.transaction.id,
    paid: paid.transaction.id,
    lost: lost.transaction.id,
    cardPage: card.redirect_url,
    cardState: paid.redirect_url,
    instantPage: instant.redirect_url,
  };
}

/** @param {Product} product @param {Player} player @param {string} method @param {string} amount */
const deposit = async (product, player, method, amount) =>
  /** @type {Payment} */ (await call(product, player, 'cashier.makedeposit', { method, amount, currency: 'USD' }));

/** @param {Product} product @param {Player} player @param {string} method @param {Record<string, string>} fields */
async function call(product, player, method, fields) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const headers = { ...sameOrigin(product), cookie: player.cookie, 'idempotency-key': randomUUID() };
  const response = await fetch(`${product.site}/api/${method}?v=2.35&locale=en`, { method: 'POST', headers, body });
  return /** @type {{ data: unknown }} */ (await answer(response, method)).data;
}

/** @param {Product} product @param {string} payment @param {'approve' | 'decline'} outcome */
const decide = (product, payment, outcome) =>
  useControl(product.vendors, {
    dataDir: product.dataDir,
    control: 'outcome',
    fields: { merchant_ref: payment, outcome },
  });

/** @param {Product} product @param {Player} player */
async function playRounds(product, player) {
  const opened = await openGame(product, player, 'cherry-parade');
  for (let round = 0; round < ROUNDS; round += 1) {
    const response = await fetch(`${product.vendors}/studio/api/spin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: product.vendors },
      body: spinBody({ ...opened, stake: Number(opened.stake).toFixed(2) }).replaceAll('{n}', String(round)),
    });
    await answer(response, 'spin');
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_ROUNDS_MS));
  }
}

/** The number of a running tournament, as the page of all of them names it. @param {Product} product */
async function runningTournament(product) {
  const html = await (await fetch(`${product.site}/tournaments`)).text();
  const number = /href="\/tournaments\/(\d+)"/.exec(html)?.[1];
  if (number === undefined) throw new Error('no tournament is running');
  return number;
}
