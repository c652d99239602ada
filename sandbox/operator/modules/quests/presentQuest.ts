import type { WireQuest } from '../../../../src/contract/quests/quest.ts';
import { money } from '../../../../src/shared/money/money.ts';
import { moneyInText } from '../../../../src/shared/money/moneyInText.ts';
import { wireMoney } from '../../ledger/amounts.ts';
import { availableLocales } from '../../market/facts.ts';
import type { LocaleCode } from '../../market/facts.ts';
import type { ByCurrency } from '../offers/campaigns/module.ts';
import { fillText } from '../offers/campaigns/module.ts';
import { presentReward } from '../loyalty/rewards/module.ts';
import type { QuestDefinition, QuestTask } from './quest.ts';
import { endOf, inMinor, targetOf, unitOf } from './questRules.ts';

export interface ViewedQuest {
  readonly currency: string;
  readonly locale: LocaleCode;
  readonly vendorsUrl: string;
  readonly now: Date;
  readonly value: bigint;
  readonly doneAt: Date | null;
}

/** A quest as its viewer gets it; `isGiven` has said before that its rewards are for them. */
export function presentQuest(quest: QuestDefinition, viewed: ViewedQuest): WireQuest {
  const { id, task, repeat, hint, image, colour, rewards } = quest;
  const { currency, now, doneAt } = viewed;
  const isMoney = unitOf(task) === 'money';
  const textOf = (value: bigint) => progressText(value, isMoney ? currency : '');
  const end = endOf(quest, now);
  return {
    id,
    kind: task.kind,
    description: { ...textsOf(quest, currency, viewed.locale), image: `${viewed.vendorsUrl}${image}`, colour },
    progress: {
      unit: unitOf(task),
      currency: isMoney ? currency : '',
      minValue: textOf(0n),
      maxValue: textOf(targetOf(task, currency) ?? 0n),
      expCount: textOf(viewed.value),
    },
    rewards: rewards.map((reward) => presentReward(reward, currency)).filter((reward) => reward !== null),
    status: statusOf(doneAt, end, now),
    repeat,
    ends_at: end?.toISOString() ?? null,
    done_at: doneAt?.toISOString() ?? null,
    hint,
  };
}

function statusOf(doneAt: Date | null, end: Date | null, now: Date): WireQuest['status'] {
  if (doneAt !== null) return 'done';
  return end !== null && end <= now ? 'over' : 'open';
}

/** A decimal text: of money in units of the currency, else a whole number. */
export const progressText = (value: bigint, currency: string): string =>
  currency === '' ? value.toString() : wireMoney(value, currency).amount;

/** The texts in every language, with the task's figures. */
export const textsIn = (
  quest: Pick<QuestDefinition, 'texts' | 'task'>,
  currency: string,
): Readonly<Record<string, { readonly title: string; readonly text: string }>> =>
  Object.fromEntries(availableLocales.map((locale) => [locale, textsOf(quest, currency, locale)]));

function textsOf({ texts, task }: Pick<QuestDefinition, 'texts' | 'task'>, currency: string, locale: LocaleCode) {
  const figures = figuresOf(task, (amounts) => amountText(amounts, currency, locale));
  const { title, text } = texts[locale];
  return { title: fillText(title, figures), text: fillText(text, figures) };
}

function figuresOf(task: QuestTask, write: (amounts: ByCurrency) => string): Readonly<Record<string, string>> {
  return {
    ...('amount' in task ? { amount: write(task.amount) } : {}),
    ...('least' in task ? { least: write(task.least) } : {}),
    ...('count' in task ? { count: String(task.count) } : {}),
    ...('multiple' in task ? { multiple: String(task.multiple) } : {}),
    ...('rounds' in task && task.rounds.min_stake !== undefined ? { stake: write(task.rounds.min_stake) } : {}),
  };
}

function amountText(amounts: ByCurrency, currency: string, locale: LocaleCode): string {
  const minor = inMinor(amounts, currency);
  if (minor === null) return '';
  return moneyInText(money(minor, currency), { code: locale, dir: locale === 'ar' ? 'rtl' : 'ltr' }, 'player');
}
