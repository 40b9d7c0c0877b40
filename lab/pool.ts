import { parentPort, Worker } from 'node:worker_threads';
import { required } from '@bullpen/engine';

/** How many chunks for each worker may be ahead of the oldest one that is not back yet. */
const AHEAD = 8;

/**
 * Has worker threads do the chunks 0 … count − 1 and passes on their answers in that order, whichever comes back first. A
 * worker gets `data` at its start, then the numbers of chunks as messages, and answers each with one message. When a worker
 * or `take` fails, nothing more is passed on. When `enough` says so after an answer, the rest is left undone.
 */
export async function inOrder<Answer>(
  script: URL,
  data: unknown,
  count: number,
  workers: number,
  take: (answer: Answer) => void,
  enough: () => boolean = () => false,
): Promise<void> {
  if (count === 0) return;
  const crew = Array.from(
    { length: Math.min(workers, count) },
    () => new Worker(script, { workerData: data }),
  );
  const idle = [...crew];
  const doing = new Map<Worker, number>();
  const answers = new Map<number, Answer>();
  let sent = 0;
  let taken = 0;

  const handOut = (): void => {
    while (idle.length > 0 && sent < count && sent < taken + AHEAD * crew.length) {
      const worker = required(idle.pop(), 'an idle worker');
      doing.set(worker, sent);
      worker.postMessage(sent++);
    }
  };
  const takeInOrder = (): void => {
    for (let answer = answers.get(taken); answer !== undefined && !enough(); answer = answers.get(taken)) {
      answers.delete(taken++);
      take(answer);
    }
  };

  try {
    await new Promise<void>((resolve, reject) => {
      let failed = false;
      const fail = (error: unknown): void => {
        failed = true;
        reject(error);
      };
      for (const worker of crew) {
        worker.on('error', fail);
        worker.on('exit', () => fail(new Error('a worker exited before its work was done')));
        worker.on('message', (answer: Answer) => {
          if (failed) return;
          answers.set(required(doing.get(worker), 'the chunk of a worker'), answer);
          idle.push(worker);
          try {
            takeInOrder();
          } catch (error) {
            fail(error);
          }
          if (taken === count || enough()) resolve();
          else handOut();
        });
      }
      handOut();
    });
  } finally {
    await Promise.all(crew.map((worker) => worker.terminate()));
  }
}

/** The worker's side: answers every chunk that it is sent. */
export function answerChunks(answer: (chunk: number) => unknown): void {
  const port = required(parentPort, 'the port of a worker');
  const reply = async (chunk: number): Promise<void> => port.postMessage(await answer(chunk));
  // A failure ends the thread, as an uncaught error.
  port.on('message', (chunk: number) => void reply(chunk));
}
