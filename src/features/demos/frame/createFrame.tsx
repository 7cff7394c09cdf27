import type { ComponentType, ReactNode } from 'react';
import type { DemoFacts } from '#model/demo';
import { DemoFrame, type FrameExtras } from './DemoFrame.tsx';
import type { DemoSurroundings } from './surroundings.ts';

interface FrameProps {
  around: DemoSurroundings;
  /** The frames before this one on the page. */
  after?: readonly Frame[];
  /** The island. */
  children?: ReactNode;
}

export type Frame = ComponentType<FrameProps> & Pick<FrameExtras, 'isUnlicensed'>;

/** The static frame of a demo, to be placed around its island. Each page explains watermarks only once. */
export function createFrame(facts: DemoFacts, extras: FrameExtras): Frame {
  const { isUnlicensed } = extras;
  function Frame({ around, after = [], children }: FrameProps) {
    return (
      <DemoFrame
        facts={facts}
        extras={extras}
        around={around}
        explainsWatermark={isUnlicensed && !after.some((frame) => frame.isUnlicensed)}
      >
        {children}
      </DemoFrame>
    );
  }
  return Object.assign(Frame, { isUnlicensed });
}
