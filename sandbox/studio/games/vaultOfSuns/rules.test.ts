import { testHoldGame } from '../../kit/reels/testing/testHoldGame.ts';
import { definition, SYMBOLS } from './definition.ts';
import { facts } from './facts.ts';
import { vaultOfSuns } from './rules.ts';
import { playOne } from './simulate.ts';

testHoldGame({ definition, symbols: SYMBOLS, facts, rules: vaultOfSuns, playOne });
