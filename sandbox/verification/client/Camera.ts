/** The person's camera; null where there is none, or it may not be used. */
export async function openCamera(): Promise<MediaStream | null> {
  try {
    return await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'user' }, audio: false });
  } catch {
    return null;
  }
}

/** Whether it is worth offering: the browser has cameras and lets this frame ask for one. */
export async function hasCamera(): Promise<boolean> {
  // Missing outside of secure contexts, whatever the type says.
  const devices = (navigator as Partial<Navigator>).mediaDevices;
  if (devices === undefined) return false;
  const list = await devices.enumerateDevices().catch(() => []);
  return list.some(({ kind }) => kind === 'videoinput');
}

/** The present picture as a JPEG file. */
export function takePicture(video: HTMLVideoElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
}
