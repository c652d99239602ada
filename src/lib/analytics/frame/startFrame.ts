import { addScript as addScriptHere } from '../../frames/addScript.ts';
import type { AddScript } from '../../frames/addScript.ts';
import type {
  AnalyticsStart,
  FromAnalyticsFrame,
  TargetName,
  TargetSettings,
  ToAnalyticsFrame,
} from '../analyticsMessages.ts';
import { analytics } from '../targets/analytics.ts';
import { fraud } from '../targets/fraud.ts';
import { gtag } from '../targets/gtag.ts';
import { metrika } from '../targets/metrika.ts';
import { containerTags } from '../targets/containerTags.ts';
import type { StartTarget, Target, TargetPage } from '../targets/Target.ts';

const starters: Readonly<Record<TargetName, StartTarget>> = {
  tagManager: containerTags,
  analytics,
  metrika,
  gtag,
  fraud,
};

/** What is passed on to the targets. */
type Told = Exclude<ToAnalyticsFrame, { readonly type: 'analytics-start' | 'analytics-add' }>;

/** What a target that is still loading may miss at most. */
const mostKept = 50;

/** Runs in the frame of the analytics: serves the page that frames it, and nobody else. */
export function startFrame(
  page: TargetPage,
  siteOrigins: readonly string[],
  addScript: AddScript = addScriptHere,
): void {
  const running = new Map<TargetName, Target>();
  const begun = new Set<TargetName>();
  let kept: readonly Told[] = [];
  let start: AnalyticsStart | null = null;
  let site = '';

  const tell = (message: FromAnalyticsFrame) => {
    if (site !== '') page.parent.postMessage(message, site);
  };
  const fail = (target: TargetName, error: unknown) =>
    tell({ type: 'analytics-failed', target, reason: String(error) });

  function pass(name: TargetName, target: Target, message: Told): void {
    try {
      if (message.type === 'analytics-event') target.event(message.event);
      if (message.type === 'analytics-identify') target.identify(message.uid);
      if (message.type === 'analytics-anonymize') target.anonymize();
    } catch (error) {
      // A script that throws is told nothing more; the others go on.
      running.delete(name);
      fail(name, error);
    }
  }

  async function begin(settings: TargetSettings): Promise<void> {
    const { name } = settings;
    if (start === null || begun.has(name)) return;
    begun.add(name);
    try {
      const target = await starters[name](settings, { page, addScript, start, siteUrl: site });
      running.set(name, target);
      for (const message of kept) if (running.has(name)) pass(name, target, message);
      if (running.has(name)) tell({ type: 'analytics-ready', target: name });
    } catch (error) {
      fail(name, error);
    }
  }

  page.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== page.parent || !siteOrigins.includes(origin)) return;
    site = origin;
    const message = data as ToAnalyticsFrame;
    if (message.type === 'analytics-start') {
      start ??= message.start;
      for (const settings of message.start.targets) void begin(settings);
    } else if (message.type === 'analytics-add') void begin(message.target);
    else {
      // The first ones name the page and the player: a target that comes late is told those, too.
      if (kept.length < mostKept) kept = [...kept, message];
      for (const [name, target] of running) pass(name, target, message);
    }
  });
  for (const origin of siteOrigins) page.parent.postMessage({ type: 'analytics-loaded' }, origin);
}
