/**
 * Writes sandbox/studio/games/gameOdds.json: how often each game of the studio pays what. Run it after changing a game.
 *   node scripts/writeGameOdds.mjs [rounds] [game …]
 * Of named games only; the others stay as they are.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'vite';

const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
});
/** @typedef {{ sysname: string, outcomes: readonly unknown[], source: string }} GameOdds */
const { gameOdds, oddsGames } =
  /** @type {{ gameOdds: (game: string, rounds: number) => GameOdds, oddsGames: string[] }} */ (
    await vite.ssrLoadModule('/sandbox/studio/proof/gameOdds.ts')
  );

const rounds = Number(process.argv[2] ?? 4_000_000);
const FILE = 'sandbox/studio/games/gameOdds.json';
const named = process.argv.slice(3);
/** @type {GameOdds[]} */
const written = JSON.parse(await readFile(FILE, 'utf8'));
const stored = new Map(written.map((odds) => [odds.sysname, odds]));
const all = oddsGames.map((game) => {
  const known = named.length > 0 && !named.includes(game) ? stored.get(game) : undefined;
  if (known !== undefined) return known;
  const odds = gameOdds(game, rounds);
  console.log(`${game}: ${odds.outcomes.length} payouts, ${odds.source}`);
  return odds;
});
const lines = all.map((odds) => `  ${JSON.stringify(odds)}`);
await writeFile(FILE, `[\n${lines.join(',\n')}\n]\n`);
await vite.close();
