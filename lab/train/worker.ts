import { workerData } from 'node:worker_threads';
import { LEARNT } from '@bullpen/bots/six-nimmt/model';
import { at } from '@bullpen/engine';
import { answerChunks } from '../pool.ts';
import { isBotStep, type Learnt, learnCosts, playStep, type Training, type TrainStep } from './steps.ts';

/** A thread that plays a step of training; a chunk is a number of seats. It answers with examples, or with what hands cost. */
const { step, training, learnt } = workerData as {
  readonly step: TrainStep;
  readonly training: Training;
  readonly learnt: Readonly<Record<number, Learnt>>;
};

answerChunks((chunk) => {
  const seats = at(LEARNT, chunk);
  const known = learnt[seats] ?? {};
  return isBotStep(step) ? playStep(step, seats, training, known) : learnCosts(step, seats, training, known);
});
