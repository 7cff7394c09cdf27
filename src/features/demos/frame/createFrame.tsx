import type { ComponentType, ReactNode } from 'react';
import type { DemoFacts } from '#model/demo';
import { DemoFrame, type FrameExtras } from './DemoFrame.tsx';
import type { DemoSurroundings } from './surroundings.ts';

interface FrameProps {
  around: DemoSurroundings;
  /** The island. */
  children?: ReactNode;
}

export type Frame = ComponentType<FrameProps>;

/** The static frame of a demo, to be placed around its island. */
export function createFrame(facts: DemoFacts, extras: FrameExtras): Frame {
  return function Frame({ around, children }) {
    return (
      <DemoFrame facts={facts} extras={extras} around={around}>
        {children}
      </DemoFrame>
    );
  };
}
