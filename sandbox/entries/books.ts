/** Prints the books of the operator, the studio, the payment vendor and the sportsbook as JSON, side by side, for `npm run prove`. */
import { readSandboxSettings } from '../settings.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { operatorBooks } from '../operator/proof/operatorBooks.ts';
import { paymentBooks } from '../payments/proof/paymentBooks.ts';
import { sportsbookBooks } from '../sportsbook/proof/sportsbookBooks.ts';
import { studioBooks } from '../studio/proof/studioBooks.ts';

const database = await openDatabase(readSandboxSettings());
try {
  const books = {
    operator: await operatorBooks(database),
    studio: await studioBooks(database),
    payments: await paymentBooks(database),
    sportsbook: await sportsbookBooks(database),
  };
  process.stdout.write(JSON.stringify(books));
} finally {
  await database.close();
}
