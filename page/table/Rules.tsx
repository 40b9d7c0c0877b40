import { later } from '../app/lazy.tsx';

/** The rules beside the board, fetched when they are wanted. */
export const RulesDialog = later(() => import('./RulesDrawer.tsx').then((m) => m.RulesDrawer));
