import { openGame, spinBody } from '../../../tools/studio.mjs';
import { useControl } from '../../../tools/sandboxControls.mjs';
import { Visitor } from './Visitor.mjs';

const LAUNCHES = 20;

/** One player opens a game twenty times and spins in all sessions at once: only one round may start. */
export async function rounds(product) {
  const player = await new Visitor(product).register();
  await useControl(product.operator, {
    dataDir: product.dataDir,
    control: 'credit',
    fields: { uid: player.uid, amount: '500.00', currency: 'USD' },
  });
  const opened = [];
  for (let index = 0; index < LAUNCHES; index += 1) opened.push(await openGame(product, player, 'cherry-parade'));
  const statuses = await Promise.all(
    opened.map(async (game, index) => {
      const response = await fetch(`${product.vendors}/studio/api/spin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: product.vendors },
        body: spinBody({ ...game, stake: Number(game.stake).toFixed(2) }).replaceAll('{n}', String(index)),
      });
      await response.arrayBuffer();
      return response.status;
    }),
  );
  const played = statuses.filter((status) => status === 200).length;
  return [
    {
      attack: 'spins of one player at once',
      tries: LAUNCHES,
      measured: `${played} played`,
      harm: Math.max(0, played - 1) + (played === 0 ? 1 : 0),
    },
  ];
}
