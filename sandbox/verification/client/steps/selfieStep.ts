import type { State } from '../api.ts';
import { hasCamera, openCamera, takePicture } from '../Camera.ts';
import { button, element } from '../element.ts';
import type { FlowView } from './FlowView.ts';
import { fileField } from './fileField.ts';

/** A photo of the person: by the camera where there is one, else a file, or the sample. */
export function selfieStep(flow: FlowView, state: State): readonly Node[] {
  const { words } = flow;
  const camera = element('div', { class: 'camera' });
  void hasCamera().then((isThere) => {
    if (isThere) camera.append(button(words.camera, () => void useCamera(flow, camera)));
    flow.parts.host.tellHeight();
  });
  const next = button(words.next, () => flow.go('review'), 'primary');
  next.disabled = !state.files.includes('selfie');
  return [
    element('h1', { tabindex: '-1' }, words.selfieTitle),
    element('p', { class: 'hint' }, words.selfieHint),
    camera,
    fileField(flow, state, 'selfie'),
    button(words.useSampleSelfie, () => {
      void flow.run(() => flow.parts.api.useSample('selfie', 'approved'), 'selfie');
    }),
    element(
      'div',
      { class: 'actions' },
      button(words.back, () => flow.go('document')),
      next,
    ),
  ];
}

async function useCamera(flow: FlowView, place: HTMLElement): Promise<void> {
  const { words } = flow;
  const stream = await openCamera();
  if (stream === null) {
    place.replaceChildren(element('p', { role: 'status' }, words.noCamera));
    return;
  }
  const video = element('video', { playsinline: true, muted: true, autoplay: true });
  video.srcObject = stream;
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  const take = button(
    words.take,
    () =>
      void takePicture(video).then((picture) => {
        stop();
        if (picture !== null) void flow.run(() => flow.parts.api.upload('selfie', picture), 'selfie');
      }),
    'primary',
  );
  place.replaceChildren(video, take);
  // The camera's light must not stay on when the person goes to another step.
  const watch = new MutationObserver(() => {
    if (place.isConnected) return;
    stop();
    watch.disconnect();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  flow.parts.host.tellHeight();
}
