import { parse } from 'sucrase/dist/esm/parser/index.js';
import { TokenType } from 'sucrase/dist/esm/parser/tokenizer/types.js';
import { LOOP_GUARD } from './loopGuard.ts';

const { _for: FOR, _while: WHILE } = TokenType;
const OPENING: readonly TokenType[] = [TokenType.parenL, TokenType.bracketL, TokenType.braceL, TokenType.dollarBraceL];
const CLOSING: readonly TokenType[] = [TokenType.parenR, TokenType.bracketR, TokenType.braceR];

/**
 * Adds a call to every loop of compiled code. The watchdog can't stop a loop where the frame shares its process with the
 * page, as in Firefox; there the loop has to stop itself. It passes its line, because WebKit has no locations for evaluated
 * code. No line is added, so errors keep theirs.
 */
export function guardLoops(code: string): string {
  if (!/\b(?:for|while)\b/.test(code)) return code;
  const { tokens } = parse(code, false, false, false);
  let guarded = '';
  let copied = 0;
  let line = 1;
  const insert = (at: number, textWith: (call: string) => string) => {
    const text = code.slice(copied, at);
    line += text.split('\n').length - 1;
    guarded += text + textWith(`${LOOP_GUARD}(${line})`);
    copied = at;
  };
  /** One entry per open bracket; `true` for the one of a `for`. */
  const brackets: boolean[] = [];
  let isAfterFor = false;
  let isAfterWhile = false;
  for (const { type, end } of tokens) {
    // A condition, so that it applies to `do` as well.
    if (isAfterWhile) insert(end, (call) => `${call},`);
    isAfterWhile = type === WHILE;
    if (type === FOR) isAfterFor = true;
    if (OPENING.includes(type)) {
      brackets.push(isAfterFor);
      isAfterFor = false;
    }
    // The empty branch makes an `else` after the loop still belong to the `if` before it.
    if (CLOSING.includes(type) && brackets.pop()) insert(end, (call) => `if(${call});else `);
  }
  return guarded + code.slice(copied);
}
