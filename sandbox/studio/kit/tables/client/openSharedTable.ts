import { browserClock } from '../../../client/browserClock.ts';
import { multipleOf } from '../../../client/countUp.ts';
import { element } from '../../../client/element.ts';
import type { SiteMessage } from '../../../client/hostMessages.ts';
import type { PageContext } from '../../../client/PageContext.ts';
import { Pacer } from '../../../client/Pacer.ts';
import { messageOfRefusal, refusalKey } from '../../../client/refusals.ts';
import { sameSession } from '../../../client/sameSession.ts';
import type { StudioCallError } from '../../../client/StudioCallError.ts';
import { chosenBet } from '../../client/chosenBet.ts';
import { createPanels } from '../../client/createPanels.ts';
import { createDeskView } from '../../client/createDeskView.ts';
import { createTiers } from '../../client/createTiers.ts';
import { openPage } from '../../client/openPage.ts';
import { outcomeOf } from '../../client/outcome.ts';
import { endReport, startReport } from '../../client/roundReports.ts';
import { stakeFieldOf } from '../../client/StakeField.ts';
import { listenToTableKeys } from '../../client/tableKeys.ts';
import type { TableMove } from '../TableGame.ts';
import type { WireTable, WireTableMessage } from '../wireTable.ts';
import { proofOf, SharedController, sealOf, type BetPhase } from './SharedController.ts';
import type { SharedClient, SharedDesk, SharedRound, SharedTable } from './SharedClient.ts';
import { sharedButton } from './sharedButton.ts';
import { TableBar } from './TableBar.ts';
import { TableSocket } from './TableSocket.ts';
import { tableWords } from './tableWords.ts';
import type { TableWord } from './words/en.ts';
import '../../client/styles/desk.css';
import './table.css';

/** Opens a shared table: its session, its page, its socket, and the bet that was left in its round, if there is one. */
export async function openSharedTable<Bet, View, Word extends string>(
  client: SharedClient<Bet, View, Word>,
  page: PageContext,
): Promise<void> {
  const { params, t: common, tell, onSiteMessage } = page;
  const words = Promise.all([client.words[params.locale](), tableWords(params.locale)]);
  const opened = await openPage<Bet, TableMove, View, Word | TableWord>(
    client,
    words.then(([own, ofTables]) => ({ ...ofTables, ...own })),
    page,
  );
  const { api, session, t, format, times, sound, announcer, isCalm } = opened;
  const { decimals, mode, game } = session;
  const pacer = new Pacer();
  let state: WireTable | null = null;
  let isPaused = false;

  const panels = createPanels<Bet, TableMove, View, Word | TableWord>({
    client: { rules: client.rules, howTo: ['howShared', ...client.howTo, 'howFairShared'] },
    api,
    session,
    t,
    common,
    locale: params.locale,
    format,
    table: () => table,
  });
  const { fairness } = panels;
  const view = createDeskView({
    ...opened,
    t: common,
    panels,
    onMain: () => pressMain(),
    onStage: () => pacer.hurry(),
  });
  const tiers = createTiers(client, page, opened, view, pacer);
  const field = stakeFieldOf({ ...opened, locale: params.locale }, common, () => refresh());

  /** The session as the server has it now; null if it does not say. */
  const openAgain = () =>
    api.session({ game: params.game, mode, locale: params.locale, ...sameSession(session) }).catch(() => null);
  const controller = new SharedController<Bet, View>({
    api,
    clock: browserClock,
    newRequestId: () => crypto.randomUUID(),
    session: session.session,
    balance: session.balance,
    freshBalance: async () => (await openAgain())?.balance ?? null,
    target: (bet) => client.target?.(bet) ?? null,
    events: {
      phase: (phase) => showPhase(phase),
      balance: (amount) => view.showBalance(format(amount)),
      placed: (round) => {
        announcer.say(t('betIn', { stake: format(round.staked) }));
        tell(startReport(round, decimals));
      },
      ended: (round) => void showEnd(round),
      refused: (error) => refused(error),
    },
  });
  const desk: SharedDesk<Bet, View, Word> = {
    session,
    locale: params.locale,
    t,
    format,
    times,
    sound,
    isCalm,
    now: () => socket.now(),
    phase: () => controller.phase,
    stake: () => field.stake,
    refresh: () => refresh(),
    say: (text) => announcer.say(text),
    notice: (text) => view.notice.show(text),
  };
  const table: SharedTable<Bet, View> = client.build(desk);
  const bar = new TableBar({
    t,
    now: () => socket.now(),
    isFlight: table.leaveLabel !== undefined,
    past: (outcome) => table.past(outcome),
    say: (text) => announcer.say(text),
  });
  const socket = new TableSocket({
    path: `/studio/tables/${game.sysname}`,
    onLive: (live) => view.notice.hold('offline', live ? '' : t('tableOffline')),
    onMessage: (message) => takeIn(message),
  });

  function takeIn(message: WireTableMessage): void {
    if (message.type === 'table') {
      const isNew = state?.round.number !== message.round.number || state.round.phase !== message.round.phase;
      state = message;
      const { round } = message;
      bar.show(message);
      fairness.commit(sealOf(round));
      view.showSeal(sealOf(round));
      table.update(message, controller.phase, controller.round);
      if (isNew && round.phase === 'betting') view.showNewRound(common('bettingClosed'));
      if (isNew && round.phase === 'resting' && round.outcome !== null) announcer.say(table.say(round.outcome));
      void controller.tableChanged(round).then(() => {
        // The seed of a bet that was cashed out early is known only with the end of everybody's round.
        const proof = proofOf(controller.round, round);
        if (proof !== null) fairness.offer(proof, sealOf(round));
      });
    } else {
      bar.showCrowd(message.crowd, message.type === 'crowd');
      if (message.type === 'frame') {
        table.frame?.(message.at, message.crowd);
        void controller.grown(message.at);
      }
    }
    refresh();
  }

  function pressMain(): void {
    const { phase } = controller;
    pacer.hurry();
    if (phase === 'queued') controller.unqueue();
    else if (phase === 'in' && state?.round.phase === 'running') void controller.leave();
    else if (phase === 'none' && !isPaused) begin();
  }

  function begin(): void {
    view.notice.show('');
    const chosen = chosenBet(table, field);
    if (chosen === null) return;
    const sayQueued = () =>
      controller.phase === 'queued' && announcer.say(t('betQueued', { stake: format(chosen.stake) }));
    void controller.bet({ ...chosen, clientSeed: () => fairness.clientSeed }).then(sayQueued);
  }

  function refresh(): void {
    const { phase, round } = controller;
    const leave = phase === 'in' && round !== null ? (table.leaveLabel?.(round) ?? null) : null;
    const staked = phase === 'in' && round !== null ? format(round.staked) : '';
    const { label, isEnabled } = sharedButton(phase, state?.round.phase ?? null, leave, staked, t);
    view.showMain(label, isEnabled);
  }

  function showPhase(phase: BetPhase): void {
    view.showPhase(phase === 'checking' ? 'checking' : 'idle', 0);
    view.root.dataset['bet'] = phase;
    field.locked = phase !== 'none';
    if (state !== null) table.update(state, phase, controller.round);
    refresh();
    if (phase === 'checking') view.notice.show(common('checkingNote'));
    else if (phase === 'in' || phase === 'none') view.notice.show('');
  }

  async function showEnd(round: SharedRound<Bet, View>): Promise<void> {
    tiers.prepare(round);
    const isSeen = table.ended?.(round);
    const win = round.totalWin ?? 0n;
    const { text, tone } = outcomeOf(win, round.staked, format, common);
    view.showOutcome(win > 0n ? `${text} · ${times(multipleOf(win, round.staked))}` : text, tone);
    announcer.say(`${table.describe(round)}. ${text}`);
    tell(endReport(round, decimals));
    await isSeen;
    if (!(await tiers.celebrate(round)) && tone === 'win') sound.fanfare();
  }

  function refused(error: StudioCallError): void {
    const text = common(refusalKey(error.kind, mode));
    view.notice.show(text);
    if (error.kind === 'InvalidStake') field.refuse(text);
    const message = messageOfRefusal(error.kind);
    if (message !== null) tell(message);
    if (error.kind === 'InsufficientFunds' || error.kind === 'OutOfStep' || error.kind === 'GivenBack')
      void synchronise();
  }

  /** Takes over the server's state: the balance, and a bet that was placed in another window. */
  async function synchronise(): Promise<void> {
    const fresh = await openAgain();
    if (fresh === null) return;
    controller.updateBalance(fresh.balance);
    if (fresh.openRound !== null && controller.phase === 'none') await takeUp(fresh.openRound, t('betElsewhere'));
  }

  /** Goes on with a bet that this page has not placed, and says so. */
  async function takeUp(round: SharedRound<Bet, View>, note: string): Promise<void> {
    if (table.ownsStake !== true) field.stake = round.stake;
    const collected = controller.resume(round);
    view.notice.show(note);
    await collected;
  }

  function obey(message: SiteMessage): void {
    if (message.type === 'sound') {
      sound.on = message.on;
      view.showSound(message.on);
    } else if (message.type === 'pause') {
      isPaused = message.paused;
      if (isPaused) controller.unqueue();
      view.notice.hold('pause', isPaused ? common('paused') : '');
    } else void synchronise();
  }

  view.build({
    stage: element('div', { class: 'table-view' }, bar.node, element('div', { class: 'table-stage' }, table.stage)),
    controls: table.controls ?? null,
    stake: table.ownsStake === true ? null : field.node,
    autoplay: null,
    spoken: announcer.node,
  });
  view.showBalance(format(session.balance));
  showPhase('none');
  listenToTableKeys(table);
  onSiteMessage(obey);
  socket.open();
  tell({ type: 'ready' });
  if (session.openRound !== null) {
    await takeUp(session.openRound, common('resumedOpen'));
  } else if (session.unshownRound !== null) {
    void showEnd(session.unshownRound);
    await api.shown(session.session, session.unshownRound.id).catch(() => undefined);
  }
}
