/**
 * `npm run dev`: the four servers with hot reload, on one embedded database. Vite serves the client and updates it by
 * hot module replacement; a change of server code restarts the servers on the same open database.
 */
import { DevHouse } from './dev/DevHouse.mjs';

process.env.NODE_ENV = 'development';
// Pages of other origins are rebuilt into this folder, so that the output of `npm run build` is not overwritten.
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
