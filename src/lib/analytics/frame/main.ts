/** The script of the analytics' frames; their documents name the origins of the site in an attribute. */
import type { FromAnalyticsFrame } from '../analyticsMessages.ts';
import type { TargetPage } from '../targets/Target.ts';
import { forget } from './forget.ts';
import { startFrame } from './startFrame.ts';

const origins = (document.documentElement.getAttribute('data-site') ?? '').split(' ').filter((one) => one !== '');
if (window.parent !== window && origins.length > 0) {
  if (location.pathname.endsWith('/forget')) {
    const message: FromAnalyticsFrame = { type: 'analytics-forgotten' };
    void forget(window).then(() => origins.forEach((origin) => window.parent.postMessage(message, origin)));
  } else startFrame(window as unknown as TargetPage, origins);
}
