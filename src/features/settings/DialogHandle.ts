export interface DialogHandle {
  /** Brings the content up to date and moves the focus into it, each time its dialog has been opened. */
  open: () => void;
}
