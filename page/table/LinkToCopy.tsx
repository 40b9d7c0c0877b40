import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import './link.css';

interface LinkToCopyProps {
  readonly label: string;
  readonly link: string;
}

/** A link to be copied, or shared where the device can. */
export function LinkToCopy({ label, link }: LinkToCopyProps): JSX.Element {
  const { page } = words();
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  /** Where a page may not copy, the link is marked, to be copied by hand. */
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      field.current?.select();
    }
  };
  return (
    <div class="invite">
      <label>
        <span>{label}</span>
        <input
          ref={field}
          readOnly
          dir="ltr"
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <button type="button" class="button plain" onClick={() => void copy()}>
        {copied ? page.copied : page.copy}
      </button>
      {'share' in navigator && (
        <button
          type="button"
          class="button plain"
          onClick={() => void navigator.share({ url: link }).catch(() => {})}
        >
          {page.share}
        </button>
      )}
    </div>
  );
}
