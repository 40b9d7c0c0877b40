import './design/tokens.css';
import './design/base.css';
import { render } from 'preact';
import { App } from './app/App.tsx';
import { loadLanguage } from './app/language.ts';

await loadLanguage();
render(<App />, document.getElementById('app')!);

// Kept for playing without a network, now that there is nothing better to do.
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js').catch(() => {});
