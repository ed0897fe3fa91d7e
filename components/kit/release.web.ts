/** So long after a finger is lifted its click may still come. */
const LATEST_MS = 200;

/**
 * If what a finger holds goes away, a browser clicks on whatever lies beneath when the finger is lifted: that click is
 * meant for nobody.
 */
export function swallowRelease(): void {
  const listening = new AbortController();
  const { signal } = listening;
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  const lifted = () => setTimeout(() => listening.abort(), LATEST_MS);
  const wanted = { capture: true, signal };
  window.addEventListener('click', swallow, wanted);
  for (const end of ['pointerup', 'pointercancel', 'keyup']) window.addEventListener(end, lifted, wanted);
  window.addEventListener('pointerdown', () => listening.abort(), wanted);
}
