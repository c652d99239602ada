/**
 * Command line options of proofs and scripts: `--name value`.
 * @module
 */

/**
 * @template {Record<string, string | number>} T
 * @param {ReadonlyArray<string>} args
 * @param {T} defaults default values; their types are the types of the options
 * @returns {T}
 */
export function parseOptions(args, defaults) {
  /** @type {Record<string, string | number>} */
  const options = { ...defaults };
  for (let index = 0; index < args.length; index += 2) {
    const option = args[index] ?? '';
    const name = option.replace(/^--/, '');
    const value = args[index + 1];
    if (!option.startsWith('--') || !Object.hasOwn(defaults, name))
      throw new Error(`Unknown option ${option}; known: ${known(defaults)}`);
    if (value === undefined) throw new Error(`Option --${name} needs a value`);
    options[name] = typeof defaults[name] === 'number' ? wholeNumber(name, value) : value;
  }
  return /** @type {T} */ (options);
}

/** @param {object} defaults */
const known = (defaults) =>
  Object.keys(defaults)
    .map((name) => `--${name}`)
    .join(', ');

/** @param {string} name @param {string} value */
function wholeNumber(name, value) {
  const number = Number(value);
  if (!Number.isSafeInteger(number) || number < 0)
    throw new Error(`Option --${name} must be a whole number, got "${value}"`);
  return number;
}
