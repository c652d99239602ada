/** English texts of Thunder Forge; their keys define the other languages'. */
export const en = {
  hint: '6 coins light the forge · lightning raises every coin',
  how1: '1,024 ways: a symbol pays in any row on three or more reels in a row from the left, once for each combination of its places.',
  how2: 'The anvil is wild: it stands for every symbol but the coin. It is on the second and fourth reel.',
  how3: 'Six or more coins light the forge. They stay, and the empty cells spin again: a coin lands in each with a chance of 1 in 24. Each respin with a new coin sets the respins back to 3.',
  how4: 'A coin pays 0.5 to 5 times the stake, or a fixed jackpot: Mini 15, Minor 50, Major 200 times. Each of these is paid once in a round; a further coin of it pays 1 times.',
  how5: 'In the respins, 12 of 99 coins are lightning: each adds 1 times the stake to every coin in the grid, itself and jackpots included.',
  how6: 'A full grid of 20 coins also pays the Grand jackpot of 5,000 times the stake.',
};

export type ForgeWord = keyof typeof en;
