import type { ReactNode } from 'react';
import { mark } from '#lib/hook';
import type { ExplorerDefinition, ExplorerGroup } from '#model/explorer';
import { EXPLORER } from '#model/hooks';
import { textsOf, type Translate } from '#services/i18n';
import { RoomProps } from '#services/parts';
import './explorer.css';
import { Explorer } from './Explorer.tsx';
import { ExplorerLinks } from './ExplorerLinks.tsx';
import { plansOf } from './explorerState.ts';
import { EXPLORER_ID, EXPLORER_TEXTS, type ExplorerProps } from './props.ts';

export interface ExplorerPlace {
  t: Translate;
  definition: ExplorerDefinition;
  groups: readonly ExplorerGroup[];
  playgroundHref: string;
  /** The component, the explorers of its product, and the overview of all. */
  current: string;
  explorers: readonly { name: string; href: string }[];
  overviewHref: string;
}

/** The component on its stage, its code, and the controls, which need JavaScript. */
export function ExplorerPage({
  place: { t, definition, groups, playgroundHref, current, explorers, overviewHref },
  children,
}: {
  place: ExplorerPlace;
  /** The stage. */
  children?: ReactNode;
}) {
  const { components, frame, base, content, constants, recipes } = definition;
  const props: ExplorerProps = {
    texts: textsOf(t, EXPLORER_TEXTS),
    definition: {
      components,
      base,
      recipes,
      ...(frame && { frame }),
      ...(content && { content }),
      ...(constants && { constants }),
    },
    groups,
    plans: plansOf(definition),
    playgroundHref,
  };
  return (
    <>
      <ExplorerLinks explorers={explorers} current={current} overviewHref={overviewHref} t={t} />
      <div className="explorer" data-wide="">
        {children}
        <div id={EXPLORER_ID} className="explorer-room" {...mark(EXPLORER)}>
          <Explorer {...props} />
        </div>
        <RoomProps of={EXPLORER_ID} props={props} />
      </div>
    </>
  );
}
