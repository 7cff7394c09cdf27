import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { Prec, type Extension } from '@codemirror/state';
import { keymap } from '@codemirror/view';

/** Closes brackets automatically. In the same package as completion, so it is loaded when the editor gets focus. */
export const brackets: Extension = [closeBrackets(), Prec.high(keymap.of(closeBracketsKeymap))];
