import { at, type Chance } from '@bullpen/engine';

/** One of a list that is not empty, each as likely as the others. */
export const pick = <T>(chance: Chance, list: ArrayLike<T>): T => at(list, chance.below(list.length));

/** Likewise, where a run need not be repeatable. */
export const pickAny = <T>(list: ArrayLike<T>): T => at(list, Math.floor(Math.random() * list.length));
