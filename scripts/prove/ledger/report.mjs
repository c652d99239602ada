import { table } from '../../../tools/table.mjs';

/** Prints what was done, how it ended, and every difference. */
export function report({ name, database, seed, figures, differences }) {
  const rows = (counts) => Object.entries(counts).toSorted(([left], [right]) => left.localeCompare(right));
  const kills = Object.values(figures.kills).reduce((sum, count) => sum + count, 0);
  console.log(
    table(`Proof ${name} on ${database}, seed ${seed}: operations`, ['operation', 'count'], rows(figures.byKind)),
  );
  console.log(table('Answers to players', ['answer', 'count'], rows(figures.answers)));
  console.log(
    table(
      'Where it ended',
      ['end', 'count'],
      [...rows(figures.ends), ['stakes given back after they were taken', figures.givenBack]],
    ),
  );
  console.log(
    table(
      'What was done to it',
      ['harm', 'count'],
      [
        ...rows(figures.kills).map(([name, count]) => [`kill -9 ${name}`, count]),
        ...rows(figures.wireFaults.toOperator).map(([name, count]) => [`wire to the operator: ${name}`, count]),
        ...rows(figures.wireFaults.toVendors).map(([name, count]) => [`wire to the vendors: ${name}`, count]),
        ['tries of players beyond the first', figures.retries],
      ],
    ),
  );
  console.log(
    table(
      'Totals',
      ['figure', 'operator', 'vendor'],
      figures.totals.map(({ figure, operator, vendor }) => [figure, operator, vendor]),
    ),
  );
  const count = Object.values(figures.byKind).reduce((sum, part) => sum + part, 0);
  console.log(
    `${count} operations in ${figures.seconds} s (${figures.operationsPerSecond}/s), ${kills} kills, settled ${figures.secondsToSettle} s later.`,
  );
  console.log(
    differences.length === 0
      ? 'I1 to I5 hold; all books agree.\n'
      : `${differences.length} DIFFERENCES:\n  ${differences.slice(0, 40).join('\n  ')}\n`,
  );
}
