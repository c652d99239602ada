/** Prints the books of the operator, the studio and the payment vendor as JSON, side by side, for `npm run prove`. */
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { operatorBooks } from '../operator/proof/operatorBooks.ts';
import { paymentBooks } from '../vendors/payments/proof/paymentBooks.ts';
import { studioBooks } from '../vendors/studio/proof/studioBooks.ts';

const database = await openDatabase(readConfig());
try {
  const books = { operator: await operatorBooks(database), studio: await studioBooks(database), payments: await paymentBooks(database) };
  process.stdout.write(JSON.stringify(books));
} finally {
  await database.close();
}
