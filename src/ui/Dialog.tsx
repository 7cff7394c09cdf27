import { X } from 'lucide';
import type { ReactNode, Ref } from 'react';
import { IconButton } from './IconButton.tsx';

/**
 * A native modal dialog without its content, as part of a page. It opens in the task of the key or click, so that nothing
 * reaches the page behind it while the content loads. The loading text is also its name until then.
 */
export function DialogShell({ id, loading }: { id: string; loading: string }) {
  return (
    <dialog className="ui-dialog" id={id} aria-labelledby={titleOf(id)} data-print="hide">
      <div className="ui-dialog-sheet" id={contentOf(id)}>
        <p className="loading" id={titleOf(id)}>
          {loading}
        </p>
      </div>
    </dialog>
  );
}

interface DialogContentProps {
  /** The id of the dialog. */
  of: string;
  title: string;
  closeLabel: string;
  closeRef?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** What takes the place of the loading text. */
export function DialogContent({ of, title, closeLabel, closeRef, children }: DialogContentProps) {
  return (
    <div className="ui-dialog-sheet" id={contentOf(of)}>
      <div className="ui-dialog-top">
        <h2 className="ui-dialog-title" id={titleOf(of)}>
          {title}
        </h2>
        <form method="dialog">
          <IconButton type="submit" icon={X} label={closeLabel} ref={closeRef} />
        </form>
      </div>
      <div className="ui-dialog-body">{children}</div>
    </div>
  );
}

const titleOf = (id: string) => `${id}-title`;
const contentOf = (id: string) => `${id}-content`;
