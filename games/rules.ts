import type { GameId } from './ids.ts';

type Modules = Readonly<Record<GameId, { rules: readonly string[]; rulings: readonly string[] }>>;

/** A game that is left out is reported here, and only here. */
type Complete<Each extends Modules> = Each & Modules;

type Rules = Complete<{
  'six-nimmt': typeof import('./six-nimmt/rules.ts');
  'eleven-nimmt': typeof import('./eleven-nimmt/rules.ts');
  bullenrommee: typeof import('./bullenrommee/rules.ts');
  'twenty-one': typeof import('./twenty-one/rules.ts');
  'captain-jack': typeof import('./captain-jack/rules.ts');
}>;

/** The numbers of the rules of every game, by its id: texts that are typed by them can leave no rule out. */
export type RuleNumbers = { [Id in GameId]: Rules[Id]['rules'][number] };

/** The rules that are our reading of the rulebook, by game: each needs a reason in every language. */
export type RulingNumbers = { [Id in GameId]: Rules[Id]['rulings'][number] };
