import { useState } from 'preact/hooks';
import { settings } from '../app/settings.ts';

/** Whether this person had no name when the page was opened: the field for it stays while they write. */
export const useNameless = (): boolean => useState(() => settings.name.value === '')[0];
