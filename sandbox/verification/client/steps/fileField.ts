import type { FileKind } from '../../verification.ts';
import type { State } from '../api.ts';
import { element } from '../element.ts';
import type { FlowView } from './FlowView.ts';

const MAX_BYTES = 10 * 1024 * 1024;

/** A field for one file, which is sent at once. The server looks at its content; here only its size is known. */
export function fileField(flow: FlowView, state: State, kind: FileKind): Node {
  const { words } = flow;
  const isThere = state.files.includes(kind);
  const isSample = isThere && state.sample !== null && kind !== 'selfie';
  const input = element('input', {
    type: 'file',
    id: `file-${kind}`,
    accept: 'image/jpeg,image/png,image/webp,application/pdf',
    'aria-describedby': `state-${kind}`,
    onchange() {
      const file = input.files?.[0];
      if (file === undefined) return;
      if (file.size > MAX_BYTES) flow.refuse('FileTooLarge');
      else void flow.run(() => flow.parts.api.upload(kind, file), kind === 'selfie' ? 'selfie' : 'document');
    },
  });
  return element(
    'div',
    { class: isThere ? 'file there' : 'file' },
    element('b', { id: `state-${kind}`, hidden: !isThere }, stateText(flow, isThere, isSample)),
    element(
      'label',
      { for: `file-${kind}`, class: 'pick' },
      `${words.kinds[kind]}: `,
      isThere ? words.replace : words.choosePicture,
    ),
    input,
  );
}

function stateText({ words }: FlowView, isThere: boolean, isSample: boolean): string {
  if (!isThere) return '';
  return isSample ? `✓ ${words.kept}` : `✓ ${words.added}`;
}
