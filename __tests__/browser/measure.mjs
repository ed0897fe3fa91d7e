/** A frame is late when it comes half a frame or more after its time: the screen has then shown the last one twice. */
const due = 1000 / 60;
const late = due * 1.5;

/** The times between frames while something is done. */
export async function framesDuring(page, action) {
  await page.evaluate(() => {
    const times = [];
    const tick = (time) => {
      times.push(time);
      window.athanorFrames = { times, request: requestAnimationFrame(tick) };
    };
    tick(performance.now());
  });
  await action();
  const times = await page.evaluate(() => {
    cancelAnimationFrame(window.athanorFrames.request);
    return window.athanorFrames.times;
  });
  // The first two belong to the measuring itself.
  return times.slice(3).map((time, index) => time - times[index + 2]);
}

const share = (values, limit) => values.filter((value) => value <= limit).length / values.length;

export function summary(frames) {
  const sorted = [...frames].sort((a, b) => a - b);
  const at = (part) => Number((sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(1));
  return {
    frames: frames.length,
    inTime: Number(share(frames, late).toFixed(3)),
    median: at(0.5),
    p95: at(0.95),
    worst: at(1),
  };
}

/** Milliseconds from the finger on the glass to the frame in which what was touched, or what it lies in, looks different. */
export async function answerTime(page, target, action) {
  await target.evaluate((element) => {
    window.athanorAnswer = new Promise((resolve) => {
      const watch = (event) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - event.timeStamp)));
        });
        const everything = { attributes: true, characterData: true, childList: true, subtree: true };
        observer.observe(element.parentElement?.parentElement ?? element, everything);
      };
      window.addEventListener('pointerdown', watch, { capture: true, once: true });
    });
  });
  await action();
  return page.evaluate(() => window.athanorAnswer);
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
