/** A card number that passes Luhn; one that ends in 0000 is declined by the sandbox's bank. @param {import('../SeededRandom.mjs').SeededRandom} random */
export function cardNumber(random, { isDeclined }) {
  const ending = isDeclined ? '0000' : `${random.integer(1000, 9999)}`;
  for (;;) {
    const number = `4${Array.from({ length: 11 }, () => random.integer(0, 9)).join('')}${ending}`;
    if (luhnSum(number) % 10 === 0) return number;
  }
}

function luhnSum(number) {
  return [...number].toReversed().reduce((sum, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return sum + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
}
