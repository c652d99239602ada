/** English texts of Vault of Suns; their keys define the other languages'. */
export const en = {
  hint: '6 suns open the vault · the more suns, the higher the jackpot',
  how1: 'Ten lines pay from left to right, from three equal symbols beginning on the first reel. Each line pays its best win.',
  how2: 'The sun mask is wild: it stands for every symbol but the sun coin.',
  how3: 'Six or more sun coins open the vault. They stay, and the empty cells spin again: a coin lands in each with a chance of 1 in 20. Each respin with a new coin sets the respins back to 3.',
  how4: 'Each coin pays 0.5, 1, 2, 3, 5 or 10 times the stake. The chances are 30, 30, 18, 12, 7 and 3 in 100.',
  how5: 'At the end the number of coins decides on a fixed jackpot, too: Mini 15, Minor 50, Major 200 or Grand 2,000 times the stake, from 9, 11, 13 or 15 coins. Only the highest one is paid.',
};

export type VaultWord = keyof typeof en;
