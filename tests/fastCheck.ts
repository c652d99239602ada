import fc from 'fast-check';

/** In the full run properties have fresh seeds, which a failure prints, and their whole numbers of runs. */
const isFull = process.env['TEST_FULL'] !== undefined;
if (!isFull) fc.configureGlobal({ seed: 20_261_128 });

/** Runs of a property that takes long: so many in the full run, five in the gate. */
const runs = (inFull: number): number => (isFull ? inFull : 5);

export { fc, runs };
