import './design/tokens.css';
import './design/base.css';
import { render } from 'preact';
import { App } from './app/App.tsx';
import { loadLanguage } from './app/language.ts';

await loadLanguage();
render(<App />, document.getElementById('app')!);
