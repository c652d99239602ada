import { browserClock } from '../../client/browserClock.ts';
import { multipleOf } from '../../client/countUp.ts';
import type { SiteMessage } from '../../client/hostMessages.ts';
import type { PageContext } from '../../client/PageContext.ts';
import { Pacer } from '../../client/Pacer.ts';
import type { Commitment } from '../../client/protocol.ts';
import { messageOfRefusal, refusalKey } from '../../client/refusals.ts';
import type { StudioCallError } from '../../client/StudioCallError.ts';
import { autoplayWhereAllowed } from './autoplay/autoplayWhereAllowed.ts';
import type { Autoplay } from './autoplay/createAutoplay.ts';
import { chosenBet } from './chosenBet.ts';
import { createDesk } from './createDesk.ts';
import { createDeskView } from './createDeskView.ts';
import type { GameClient, Table } from './GameClient.ts';
import { LeftRounds } from './LeftRounds.ts';
import { MainGuard } from './MainGuard.ts';
import { mainButton } from './mainButton.ts';
import { openPage } from './openPage.ts';
import { outcomeOf } from './outcome.ts';
import { createPanels } from './createPanels.ts';
import { createTiers } from './createTiers.ts';
import type { PlayRound } from './protocol.ts';
import { RoundController, type RoundPhase } from './RoundController.ts';
import { endReport, startReport } from './roundReports.ts';
import { stakeFieldOf } from './StakeField.ts';
import { listenToTableKeys } from './tableKeys.ts';
import './styles/desk.css';
import { sameSession } from '../../client/sameSession.ts';

/** Opens a game of bets and moves: its session, its page, and the round that was left, if there is one. */
export async function openTable<Bet, Move, View, Word extends string>(
  client: GameClient<Bet, Move, View, Word>,
  page: PageContext,
): Promise<void> {
  const { params, t: common, tell, onSiteMessage } = page;
  type Round = PlayRound<Bet, Move, View>;
  const opened = await openPage<Bet, Move, View, Word>(client, client.words[params.locale](), page);
  const { api, session, t, format, times, sound, announcer } = opened;
  const { decimals, mode } = session;
  const pacer = new Pacer();
  let isPaused = false;
  let autoplay: Autoplay | null = null;
  const guard = new MainGuard(browserClock, () => refresh());
  /** The seal that was shown before the stake; null for a round that was begun on another page. */
  let sealShown: Commitment | null = null;

  const panels = createPanels({ client, api, session, t, common, locale: params.locale, format, table: () => table });
  const { fairness } = panels;
  const view = createDeskView({
    ...opened,
    t: common,
    panels,
    onMain: () => pressMain(),
    onStage: () => controller.hurry(),
  });
  const tiers = createTiers(client, page, opened, view, pacer);
  const field = stakeFieldOf({ ...opened, locale: params.locale }, common, () => {
    updateTable();
    refresh();
  });
  const openAgain = () => api.session({ game: params.game, mode, locale: params.locale, ...sameSession(session) });
  const left = new LeftRounds<Bet, Move, View>({
    controller: () => controller,
    open: openAgain,
    adopt: ({ commitment }) => showCommitment(commitment),
    begin: ({ stake }) => {
      sealShown = null;
      field.stake = stake;
    },
  });

  const controller = new RoundController<Bet, Move, View>({
    api,
    clock: browserClock,
    newRequestId: () => crypto.randomUUID(),
    session: session.session,
    minRoundMs: session.minRoundMs,
    balance: session.balance,
    freshBalance: async () => {
      const fresh = await openAgain().catch(() => null);
      if (fresh === null) return null;
      showCommitment(fresh.commitment);
      sealShown = fairness.commitment;
      return fresh.balance;
    },
    show: {
      start: () => {
        pacer.reset();
        sound.press();
        table.start(controller.phase === 'waiting' && controller.round?.isOver === false ? controller.round : null);
      },
      show: async (round) => {
        pacer.reset();
        tiers.prepare(round);
        await table.show(round, left.isShowing);
        const isCelebrated = await tiers.celebrate(round);
        if (round.isOver) showOutcome(round, isCelebrated);
      },
      hurry: () => pacer.hurry(),
      cancel: () => table.cancel(),
    },
    events: {
      phase: (phase) => {
        showPhase(phase);
        autoplay?.phase(phase);
      },
      balance: (amount) => view.showBalance(format(amount)),
      started: (round) => tell(startReport(round, decimals)),
      commitment: (commitment) => showCommitment(commitment),
      shown: (round) => {
        fairness.offer(round.wire, sealShown);
        autoplay?.shown({ ...round, hasFeature: table.hasFeature?.(round) === true });
        tell(endReport(round, decimals));
      },
      refused: (error) => void refused(error),
    },
  });

  const parts = { locale: params.locale, view, field, controller };
  const desk = createDesk<Bet, Move, View, Word>({
    ...opened,
    ...parts,
    pacer,
    play: () => pressMain(),
    past: () => api.history(session.session),
    refresh: () => refresh(),
  });
  const table: Table<Bet, Move, View> = client.build(desk);
  autoplay = await autoplayWhereAllowed(client.canAutoplay, common, {
    ...opened,
    ...parts,
    table,
    begin: () => begin(),
    refresh: () => showPhase(controller.phase),
  });

  function showCommitment(commitment: Commitment): void {
    fairness.commit(commitment);
    view.showSeal(commitment);
  }

  function pressMain(): void {
    const { phase, round } = controller;
    if (!guard.isReady) return;
    if (autoplay?.isOn === true) autoplay.stop('player');
    else if (phase === 'showing') controller.hurry();
    else if (phase === 'open' && round !== null) {
      const main = table.mainMove?.(round) ?? null;
      if (main !== null && main.move !== null) desk.move(main.move);
    } else if (phase === 'idle' && !isPaused) begin();
  }

  /** Begins a round with the bet as chosen; false if it is not complete. */
  function begin(): boolean {
    view.notice.show('');
    const chosen = isPaused ? null : chosenBet(table, field);
    if (chosen === null) return false;
    view.showOutcome('', 'none');
    sealShown = fairness.commitment;
    // The answer to the round has the balance.
    left.isDue = false;
    const { stake, bet } = chosen;
    const price = client.rules.featurePrice?.(bet) ?? 1;
    void controller.bet(stake, bet, fairness.clientSeed, stake * BigInt(price));
    return true;
  }

  function refresh(): void {
    const { phase, round } = controller;
    const main = round?.isOver === false ? (table.mainMove?.(round) ?? null) : null;
    const playLabel = client.playWord === undefined ? common('play') : t(client.playWord);
    const { label, isEnabled, role } = autoplay?.mainState ?? mainButton(phase, main, playLabel, common);
    view.showMain(label, guard.allows(role) && isEnabled && !(isPaused && phase === 'idle'));
  }

  /** Between the rounds of autoplay the next bet is as good as on its way: it cannot be changed. */
  function isBetFree(): boolean {
    return (controller.phase === 'idle' || controller.phase === 'resting') && autoplay?.isOn !== true;
  }

  /** Also after the stake has changed, since tables show what it would pay. */
  function updateTable(): void {
    const { phase, round } = controller;
    table.update?.(isBetFree() || (phase !== 'idle' && phase !== 'resting') ? phase : 'waiting', round);
  }

  function showPhase(phase: RoundPhase): void {
    view.showPhase(phase, controller.restMs);
    field.locked = !isBetFree();
    updateTable();
    refresh();
    left.rested();
    if (phase === 'checking') view.notice.show(common('checkingNote'));
    // A round that was left is shown with the note that nothing is staked again.
    else if (phase === 'showing' ? !left.isShowing : phase === 'resting' && left.isShowing) view.notice.show('');
  }

  function showOutcome(round: Round, isCelebrated: boolean): void {
    const win = round.totalWin ?? 0n;
    const { text, tone } = outcomeOf(win, round.staked, format, common, client.lostWord);
    const detail = win > 0n ? ` · ${times(multipleOf(win, round.staked))}` : '';
    view.showOutcome(`${text}${detail}`, tone);
    announcer.say(`${table.describe(round)}. ${text}`);
    if (tone === 'win' && !isCelebrated) sound.fanfare();
  }

  async function refused(error: StudioCallError): Promise<void> {
    const { kind } = error;
    const text = common(refusalKey(kind, mode, controller.phase === 'open'));
    autoplay?.refused();
    view.notice.show(text);
    if (kind === 'InvalidStake') field.refuse(text);
    const message = messageOfRefusal(kind);
    if (message !== null) tell(message);
    if (kind === 'InsufficientFunds' || kind === 'OutOfStep') await left.synchronise();
  }

  function obey(message: SiteMessage): void {
    if (message.type === 'sound') {
      sound.on = message.on;
      view.showSound(message.on);
    } else if (message.type === 'pause') {
      isPaused = message.paused;
      if (isPaused) autoplay?.stop('paused');
      view.notice.hold('pause', isPaused ? common('paused') : '');
      refresh();
    } else void left.synchronise();
  }

  view.build({
    scene: table.scene,
    stage: table.stage,
    controls: table.controls ?? null,
    stake: table.ownsStake === true ? null : field.node,
    autoplay: autoplay?.button ?? null,
    spoken: announcer.node,
  });
  view.showBalance(format(session.balance));
  view.showSeal(session.commitment);
  showPhase('idle');
  listenToTableKeys(table);
  onSiteMessage(obey);
  tell({ type: 'ready' });
  const first = session.openRound ?? session.unshownRound;
  if (first === null) return;
  view.notice.show(common(first.isOver ? 'resumed' : 'resumedOpen'), 'info');
  await left.resume(first, session.balance);
}
