/** A script that has not arrived by then is given up, in ms. */
const scriptMs = 12_000;

/** Adds a script to the document; rejects if it is blocked, missing or does not arrive in time. */
export type AddScript = (url: string, id?: string) => Promise<void>;

/** In a frame of third parties' scripts only: pages of the site allow none. */
export const addScript: AddScript = (url, id = '') =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (reason: string) => {
      clearTimeout(timer);
      reject(new Error(reason));
    };
    const timer = setTimeout(() => fail('the script did not arrive in time'), scriptMs);
    if (id !== '') script.id = id;
    script.async = true;
    script.addEventListener('error', () => fail('the script was not loaded'));
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.src = new URL(url).href;
    document.head.append(script);
  });
