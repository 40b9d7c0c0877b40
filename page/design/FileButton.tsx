import type { JSX } from 'preact';
import { Icon } from './Icon.tsx';

interface FileButtonProps {
  readonly label: string;
  /** The endings of the files that are offered. */
  readonly accept: string;
  readonly class?: string;
  onPick(file: File | undefined): void;
}

/** A button that opens a file of this device. */
export const FileButton = ({ label, accept, class: more = '', onPick }: FileButtonProps): JSX.Element => (
  <label class={`button plain file-button ${more}`}>
    <Icon name="rules" />
    {label}
    <input
      type="file"
      class="hidden"
      accept={accept}
      onChange={({ currentTarget }) => {
        onPick(currentTarget.files?.[0]);
        // The same file may be chosen again.
        currentTarget.value = '';
      }}
    />
  </label>
);
