import { reaction } from 'mobx';
import type { AppServices } from '../../../kernel/AppServices.ts';
import { openDrafts } from '../../../kernel/forms/OpenDrafts.ts';
import { startWarning } from '../../../kernel/dialogs/startWarning.ts';
import type { Stop } from '../../../kernel/manifest.ts';
import { onShown, onUserActivity } from '../../../lib/onUserActivity.ts';
import { FormIdle } from './FormIdle.ts';
import { formIdleDialog } from './formIdleDialog.ts';

/** The page of a payment system (2.3-5), and the other pages on which something is typed. */
const paymentPage = /^\/cashier\/deposit\/[^/]+$/;
const formPage = /^\/cashier\/(deposit|withdraw)$/;

/** 3-12: the seconds after which the page at this path forgets what was typed; 0 for never. */
export function idleSecondsAt({ content, place }: Pick<AppServices, 'content' | 'place'>): number {
  const { cashier, payment } = content.site.idle;
  if (paymentPage.test(place.path)) return payment;
  return formPage.test(place.path) ? cashier : 0;
}

/** 3-12: on the cashier's forms, asks a player who does nothing whether they are there, and then forgets what was typed. */
export function startFormIdle(app: AppServices): Stop {
  let stopWatch: Stop = () => {};
  const stopFollowing = reaction(
    () => (app.session.isPlayer ? idleSecondsAt(app) : 0),
    (seconds) => {
      stopWatch();
      stopWatch = seconds === 0 ? () => {} : watchForm(app, seconds);
    },
    { fireImmediately: true },
  );
  return () => {
    stopFollowing();
    stopWatch();
  };
}

function watchForm(app: AppServices, seconds: number): Stop {
  const idle = new FormIdle(app.clock, seconds, () => {
    // A payment that is being sent has its own end, and clears the form then.
    if (!app.play.isMoneyMoving) {
      app.store(openDrafts).forget();
      app.notices.show(app.t('deposit:idle.forgotten'));
    }
    idle.stay();
  });
  const stops = [
    onUserActivity(() => idle.note()),
    onShown(() => idle.look()),
    reaction(
      () => app.place.path + app.place.search,
      () => idle.note(),
    ),
    startWarning(app.clock, {
      secondsLeft: () => idle.secondsLeft,
      open: () => app.dialogs.open(formIdleDialog, idle),
      // An answer that came with the end of the time is too late.
      onThere: () => {
        if (idle.secondsLeft !== null) idle.stay();
      },
    }),
  ];
  idle.stay();
  return () => {
    for (const stop of stops) stop();
    idle.stop();
  };
}
