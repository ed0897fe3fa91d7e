/**
 * The times of frames lie on the screen's own clock, sixty a second: between two of them are 16.6 or 16.7 ms, rounded,
 * or, if a frame was missed, 33.3 and more. A millisecond of tolerance is for that rounding alone.
 */
const due = 1000 / 60;
const late = due + 1;

/** The times between frames while something is done. */
export async function framesDuring(page, action) {
  await page.evaluate(() => {
    const times = [];
    const tick = (time) => {
      times.push(time);
      window.athanorFrames.request = requestAnimationFrame(tick);
    };
    window.athanorFrames = { times, request: requestAnimationFrame(tick) };
  });
  await action();
  const times = await page.evaluate(() => {
    cancelAnimationFrame(window.athanorFrames.request);
    return window.athanorFrames.times;
  });
  // The first two belong to the measuring itself.
  return times.slice(3).map((time, index) => time - times[index + 2]);
}

export function summary(frames) {
  const sorted = [...frames].sort((a, b) => a - b);
  const at = (part) => Number((sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(1));
  const inTime = frames.filter((time) => time <= late).length / Math.max(1, frames.length);
  return {
    frames: frames.length,
    inTime: Number(inTime.toFixed(3)),
    median: at(0.5),
    p95: at(0.95),
    worst: at(1),
  };
}

/** What has not been answered by then is taken not to be. */
const longestWait = 5000;

/**
 * Milliseconds from the finger on the glass to the end of the frame in which what was touched looks different: it lies
 * elsewhere, has another size, or is lighter or darker than it was.
 */
export async function answerTime(page, target, action) {
  await target.evaluate((element, patience) => {
    const look = () => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [
        ...[x, y, width, height].map((length) => length.toFixed(1)),
        getComputedStyle(element).opacity,
      ].join();
    };
    window.athanorAnswer = new Promise((resolve) => {
      const watch = ({ timeStamp }) => {
        const before = look();
        const check = () => {
          const isWaitedFor = performance.now() - timeStamp < patience;
          if (look() === before && isWaitedFor) return requestAnimationFrame(check);
          const shown = new MessageChannel();
          shown.port1.onmessage = () => resolve(performance.now() - timeStamp);
          return shown.port2.postMessage(null);
        };
        requestAnimationFrame(check);
      };
      window.addEventListener('pointerdown', watch, { capture: true, once: true });
    });
  }, longestWait);
  await action();
  return page.evaluate(() => window.athanorAnswer);
}

/** Milliseconds from the finger lifted to the end of the frame in which a sheet lies there with such a thing on it. */
export async function sheetTime(page, thing, action) {
  await page.evaluate(
    ({ wanted, patience }) => {
      window.athanorSheet = new Promise((resolve) => {
        const watch = ({ timeStamp }) => {
          const check = () => {
            const isWaitedFor = performance.now() - timeStamp < patience;
            if (!document.querySelector(`[role=dialog] ${wanted}`) && isWaitedFor)
              return requestAnimationFrame(check);
            const shown = new MessageChannel();
            shown.port1.onmessage = () => resolve(performance.now() - timeStamp);
            return shown.port2.postMessage(null);
          };
          requestAnimationFrame(check);
        };
        window.addEventListener('pointerup', watch, { capture: true, once: true });
      });
    },
    { wanted: thing, patience: longestWait },
  );
  await action();
  return page.evaluate(() => window.athanorSheet);
}

/** Milliseconds from the finger lifted to the end of the frame in which such a thing can be seen and touched. */
export async function touchableTime(page, selector, action) {
  await page.evaluate(
    ({ wanted, patience }) => {
      const isTouchable = () => {
        const thing = document.querySelector(wanted);
        if (!thing || getComputedStyle(thing).visibility !== 'visible') return false;
        const { x, y, width, height } = thing.getBoundingClientRect();
        return thing.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      };
      window.athanorTouchable = new Promise((resolve) => {
        const watch = ({ timeStamp }) => {
          const check = () => {
            const isWaitedFor = performance.now() - timeStamp < patience;
            if (!isTouchable() && isWaitedFor) return requestAnimationFrame(check);
            const shown = new MessageChannel();
            shown.port1.onmessage = () => resolve(performance.now() - timeStamp);
            return shown.port2.postMessage(null);
          };
          requestAnimationFrame(check);
        };
        window.addEventListener('pointerup', watch, { capture: true, once: true });
      });
    },
    { wanted: selector, patience: longestWait },
  );
  await action();
  return page.evaluate(() => window.athanorTouchable);
}

/**
 * How much of a core somebody gets who only wants to count: 1 on a machine that is free. Where others are at work, frames
 * are late that no change of ours could make earlier.
 */
export function shareOfCore(milliseconds = 60) {
  const began = { time: performance.now(), work: process.cpuUsage() };
  while (performance.now() - began.time < milliseconds);
  const { user, system } = process.cpuUsage(began.work);
  return Math.min(1, (user + system) / 1000 / (performance.now() - began.time));
}

/** What the first visit costs, by the browser's own account. */
export function firstPaint(page) {
  return page.evaluate(() => {
    const paints = performance
      .getEntriesByType('paint')
      .map(({ name, startTime }) => [name, Math.round(startTime)]);
    const files = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ];
    const kilobytes = Math.round(files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024);
    return { ...Object.fromEntries(paints), kilobytes };
  });
}

const processorTime = async (session) => {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
};

/** How much of a core the whole browser uses while something is done, or nothing. */
export async function busyShare(browser, action) {
  const session = await browser.newBrowserCDPSession();
  const began = { time: performance.now(), work: await processorTime(session) };
  await action();
  const share = ((await processorTime(session)) - began.work) / ((performance.now() - began.time) / 1000);
  await session.detach();
  return Number(share.toFixed(4));
}
