import { ordering } from '../plural.ts';

const ordinal = ordering('en');

/** A place in an order: 1st, 2nd, 3rd. */
export const nth = (n: number): string => ordinal(n, { one: '#st', two: '#nd', few: '#rd', other: '#th' });
