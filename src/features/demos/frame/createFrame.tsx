import type { ComponentType, ReactNode } from 'react';
import type { DemoFacts } from '#model/demo';
import { DemoFrame, type FrameExtras } from './DemoFrame.tsx';
import type { DemoSurroundings } from './surroundings.ts';

interface FrameProps {
  around: DemoSurroundings;
  /** The frames that come before it on its page. */
  after?: readonly Frame[];
  /** The island. */
  children?: ReactNode;
}

export type Frame = ComponentType<FrameProps> & Pick<FrameExtras, 'isUnlicensed'>;

/** The static part of a demo, ready to be placed in a page around its island. A page says once why there are watermarks. */
export function createFrame(facts: DemoFacts, extras: FrameExtras): Frame {
  const { isUnlicensed } = extras;
  function Frame({ around, after = [], children }: FrameProps) {
    return (
      <DemoFrame facts={facts} extras={extras} around={around} explainsWatermark={isUnlicensed && !after.some((frame) => frame.isUnlicensed)}>
        {children}
      </DemoFrame>
    );
  }
  return Object.assign(Frame, { isUnlicensed });
}
