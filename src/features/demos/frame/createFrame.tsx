import type { ComponentType, ReactNode } from 'react';
import type { DemoFacts } from '#model/demo';
import { DemoFrame, type FrameExtras } from './DemoFrame.tsx';
import type { DemoSurroundings } from './surroundings.ts';

interface FrameProps {
  around: DemoSurroundings;
  /** The island. */
  children?: ReactNode;
}

/** The static part of a demo, ready to be placed in a page around its island. */
export function createFrame(facts: DemoFacts, extras: FrameExtras): ComponentType<FrameProps> {
  return function Frame({ around, children }) {
    return (
      <DemoFrame facts={facts} extras={extras} around={around}>
        {children}
      </DemoFrame>
    );
  };
}
