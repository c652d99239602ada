import { testCascadeGame } from '../../kit/reels/testing/testCascadeGame.ts';
import { definition, SYMBOLS } from './definition.ts';
import { facts } from './facts.ts';
import { sugarTumble } from './rules.ts';
import { playOne } from './simulate.ts';

testCascadeGame({ definition, symbols: SYMBOLS, facts, rules: sugarTumble, playOne });
