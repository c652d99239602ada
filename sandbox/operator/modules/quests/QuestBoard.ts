import type { QuestDefinition, QuestOwner } from './quest.ts';

export interface OwnedQuest {
  readonly owner: QuestOwner;
  readonly quest: QuestDefinition;
}

/** The quests of each owner, as it has defined them. */
export class QuestBoard {
  private readonly byOwner = new Map<QuestOwner, readonly QuestDefinition[]>();

  /** Replaces an owner's quests; called when its module is created, or its campaign changes. */
  define(owner: QuestOwner, definitions: readonly QuestDefinition[]): void {
    if (new Set(definitions.map(({ id }) => id)).size < definitions.length)
      throw new Error(`Two quests of ${owner} have one id`);
    this.byOwner.set(owner, definitions);
  }

  of(owner: QuestOwner): readonly QuestDefinition[] {
    return this.byOwner.get(owner) ?? [];
  }

  all(): readonly OwnedQuest[] {
    return [...this.byOwner].flatMap(([owner, quests]) => quests.map((quest) => ({ owner, quest })));
  }
}
