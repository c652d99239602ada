import type { State } from '../api.ts';
import { button, element } from '../element.ts';
import type { FlowView } from './FlowView.ts';
import type { Messages } from '../messages/Messages.ts';

const view = (title: string, text: string, ...more: readonly Node[]): readonly Node[] => [
  element(
    'div',
    { class: 'outcome', role: 'status' },
    element('h1', { tabindex: '-1' }, title),
    element('p', {}, text),
  ),
  ...more,
];

export const pendingView = (words: Messages) => view(words.pendingTitle, words.pendingText);
export const approvedView = (words: Messages) => view(words.approvedTitle, words.approvedText);

/** The reasons, and another try where the decision allows one. */
export function rejectedView(flow: FlowView, { result }: State): readonly Node[] {
  const { words } = flow;
  const labels = result?.rejectLabels ?? [];
  const canRetry = result?.reviewRejectType === 'RETRY';
  return view(
    words.rejectedTitle,
    canRetry ? words.retryText : words.finalText,
    element('ul', {}, ...labels.map((label) => element('li', {}, words.labels[label]))),
    ...(canRetry ? [button(words.retry, () => void flow.run(() => flow.parts.api.restart()), 'primary')] : []),
  );
}
