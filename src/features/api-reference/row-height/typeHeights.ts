import type { ApiMember, ApiType } from '#model/api';
import { codeBlock, descriptionBlocks, heightOf, textBlocks, titleBlock, typeBlock, type Block } from './blocks.ts';
import type { Heights } from './heightStyle.ts';

/** Widths at 1280 px, where the name and the description of a member are next to each other. */
const TABLE = { item: 921, text: 736, name: 233, description: 664 };
/** Width at 390 px, where they are below each other. */
const STACK_PX = 343;
/** Padding and border of a member. */
const MEMBER_PX = 13;

/** Heights of a type with its members. */
export function typeHeights({ name, head, description, deprecated = [], members }: ApiType): Heights {
  const text = [...textBlocks(description), ...textBlocks(deprecated)];
  const outer = [titleBlock(name), typeBlock(head, members.length > 0 ? 16 : 8)];
  const cells = members.map((member) => ({ name: [codeBlock(member.name)], content: contentOf(member) }));
  return {
    table: sum([
      heightOf(outer, TABLE.item),
      heightOf(text, TABLE.text),
      ...cells.map(
        ({ name: own, content }) =>
          MEMBER_PX + Math.max(heightOf(own, TABLE.name), heightOf(content, TABLE.description)),
      ),
    ]),
    stack: sum([
      heightOf([...outer, ...text], STACK_PX),
      ...cells.map(({ name: own, content }) => MEMBER_PX + 2 + heightOf([...own, ...content], STACK_PX)),
    ]),
  };
}

function contentOf(member: ApiMember): Block[] {
  const type = member.default === undefined ? member.type : [...member.type, ` = ${member.default}`];
  return [typeBlock(type), ...descriptionBlocks(member)];
}

function sum(heights: readonly number[]): number {
  return heights.reduce((total, height) => total + height, 0);
}
