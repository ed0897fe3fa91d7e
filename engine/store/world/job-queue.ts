export type JobQueue = <Value>(job: () => Promise<Value>) => Promise<Value>;

/** Jobs given to it run one at a time, in the order in which they came. */
export function createJobQueue(): JobQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const next = last.then(job);
    last = next.catch(() => undefined);
    return next;
  };
}
