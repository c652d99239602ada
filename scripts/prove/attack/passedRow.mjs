/** A row of attacks of which none may pass: each that did is harm, and told. */
export const passedRow = (attack, tries, passed) => ({
  attack,
  tries,
  measured: `${passed.length} passed`,
  harm: passed.length,
  details: passed,
});
