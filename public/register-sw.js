// What other screens are made of: fetched beforehand, so that none is waited for. The build writes its list here.
const SCREENS = [];

/** Nothing competes with the first screen: what comes later begins once that is there and the page has nothing to do. */
function whenIdle(action) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(action, { timeout: 3000 });
  else window.setTimeout(action, 1000);
}

/** The page is the app's once there is something to press. */
function whenShown(action) {
  if (document.querySelector('#root :is(button, [role="button"])')) whenIdle(action);
  else window.setTimeout(() => whenShown(action), 200);
}

const fetchScreens = () =>
  Promise.all(SCREENS.map((file) => fetch(file, { priority: 'low' }).then((answer) => answer.blob())));

// Once kept, the app starts without a network. Where that is not possible it simply needs one.
function keepApp() {
  if (!('serviceWorker' in navigator) || !window.isSecureContext) return;
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
}

window.addEventListener('load', () =>
  whenShown(() => {
    const isKept = Boolean(navigator.serviceWorker?.controller);
    (isKept ? Promise.resolve() : fetchScreens()).catch(() => undefined).then(keepApp);
  }),
);
