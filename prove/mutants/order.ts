import type { Cost } from './trial.ts';

/** A test that has killed nothing yet is worth a try, too. */
const HOPE = 0.02;

/** In which order tests are run: those first that kill most for what they cost, with changes to the same file above all. */
export class TestOrder {
  readonly #costs = new Map<string, number>();
  readonly #kills = new Map<string, number>();

  learn(costs: readonly Cost[]): void {
    for (const { name, cost } of costs) this.#costs.set(name, cost);
  }

  killed(file: string, test: string): void {
    for (const key of [test, `${file} ${test}`]) this.#kills.set(key, (this.#kills.get(key) ?? 0) + 1);
  }

  /** The tests that have killed anything. */
  killers(): Cost[] {
    return this.#all().filter(({ name }) => this.#kills.has(name));
  }

  for(file: string): Cost[] {
    const worth = ({ name, cost }: Cost): number => {
      const kills = (this.#kills.get(`${file} ${name}`) ?? 0) + 0.1 * (this.#kills.get(name) ?? 0);
      return (kills + HOPE) / (cost + 0.2);
    };
    return this.#all().sort((a, b) => worth(b) - worth(a));
  }

  #all(): Cost[] {
    return [...this.#costs].map(([name, cost]) => ({ name, cost }));
  }
}
