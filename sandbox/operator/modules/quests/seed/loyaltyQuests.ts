import type { QuestDefinition } from '../quest.ts';
import { gettingStarted } from './gettingStarted.ts';
import { playQuests } from './playQuests.ts';

/** The quests of the loyalty programme: the daily and weekly ones first. */
export const loyaltyQuests: readonly QuestDefinition[] = [...playQuests, ...gettingStarted];
