import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import './design/controls.css';
import './design/chips.css';
import { render } from 'preact';
import { App } from './app/App.tsx';
import { loadLanguage } from './app/language.ts';
import { nameLists } from './app/lists.ts';
import { keepWhatIsUsed } from './offline/use.ts';

nameLists();
// Without a top-level await: the file of a language imports this one, and would wait for it for ever.
void loadLanguage().then(() => {
  render(<App />, document.getElementById('app')!);
  if (import.meta.env.PROD) keepWhatIsUsed();
});
