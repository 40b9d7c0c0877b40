import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { words } from '../app/language.ts';
import { Icon } from '../design/Icon.tsx';
import './link.css';

interface LinkToCopyProps {
  readonly label: string;
  readonly link: string;
  /** Passing it on is what the viewer should do next. */
  readonly wanted?: boolean;
}

/** A link to be copied, or shared where the device can. */
export function LinkToCopy({ label, link, wanted = false }: LinkToCopyProps): JSX.Element {
  const { page } = words();
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const shares = 'share' in navigator;
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
      {shares && (
        <button
          type="button"
          class={`button${wanted ? '' : ' plain'}`}
          onClick={() => void navigator.share({ title: document.title, url: link }).catch(() => {})}
        >
          <Icon name="share" />
          {page.share}
        </button>
      )}
      <button type="button" class={`button${wanted && !shares ? '' : ' plain'}`} onClick={() => void copy()}>
        <Icon name={copied ? 'check' : 'copy'} />
        {copied ? page.copied : page.copy}
      </button>
      <span role="status" class="hidden">
        {copied && page.copied}
      </span>
    </div>
  );
}
