import type { JSX } from 'preact';
import { words } from '../app/language.ts';
import { Dialog } from '../design/Dialog.tsx';

interface ConfirmProps {
  /** What is asked, and what answering yes leads to. */
  readonly title: string;
  readonly text: string;
  onYes(): void;
  onClose(): void;
}

/** Asks once before something that cannot be taken back. */
export const Confirm = ({ title, text, onYes, onClose }: ConfirmProps): JSX.Element => (
  <Dialog title={`${title}?`} text={text} closing={words().page.cancel} careful onClose={onClose}>
    <p class="actions">
      <button
        type="button"
        class="button"
        onClick={() => {
          onClose();
          onYes();
        }}
      >
        {title}
      </button>
    </p>
  </Dialog>
);
