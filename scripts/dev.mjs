/**
 * `npm run dev`: the four servers with hot reload, on one embedded database. Vite serves the client and updates it in
 * place; a change of the servers' code starts them again on the same open database.
 */
import { DevHouse } from './dev/DevHouse.mjs';

process.env.NODE_ENV = 'development';
// The pages of other origins are built again and again: not over what `npm run build` has made.
process.env.DIST_DIR ??= 'node_modules/.cache/dev';

const house = await DevHouse.open();
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    void house.close().then(() => process.exit(0));
  });
}
