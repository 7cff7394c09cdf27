import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { Prec, type Extension } from '@codemirror/state';
import { keymap } from '@codemirror/view';

/** Closes what is opened. Of one package with completion, so it is fetched once somebody is about to write. */
export const brackets: Extension = [closeBrackets(), Prec.high(keymap.of(closeBracketsKeymap))];
