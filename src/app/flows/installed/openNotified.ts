import { when } from 'mobx';
import type { Stop } from '../../../kernel/manifest.ts';
import type { Root } from '../../createRoot.ts';
import { readToPage } from './pushMessage.ts';

type App = Pick<Root, 'navigate' | 'play'>;

/**
 * Opens what a pressed notification leads to. Like a link, so the app asks before it leaves a round or a form with
 * something to lose; a payment that is being sent is waited for.
 */
export function openNotified(
  { navigate, play }: App,
  workers: Pick<ServiceWorkerContainer, 'addEventListener' | 'removeEventListener'>,
): Stop {
  let stopWaiting: Stop = () => {};
  const handleMessage = ({ data, ports }: MessageEvent) => {
    const message = readToPage(data);
    if (message === null) return;
    ports[0]?.postMessage('taken');
    stopWaiting();
    stopWaiting = when(
      () => play.isPlaying || !play.isMoneyMoving,
      () => navigate(message.path),
    );
  };
  workers.addEventListener('message', handleMessage);
  return () => {
    stopWaiting();
    workers.removeEventListener('message', handleMessage);
  };
}
