import { createPortal } from 'react-dom';
import type { AnatomyProps } from '../props.ts';
import type { Box } from './anatomyState.ts';
import type { Places } from './readAnatomy.ts';
import { useAnatomy } from './useAnatomy.ts';

/** Space the tag needs above its mark. */
const TAG_BLOCK_SIZE_PX = 16;

interface AnatomyViewProps extends Omit<AnatomyProps, 'parts'> {
  places: Places;
  /** What the reader pointed at before the room was there. */
  pointed: EventTarget | null;
}

/** The line that describes the highlighted part, and the marks around its elements on the component. */
export function AnatomyView({ texts, variables, places, pointed }: AnatomyViewProps) {
  const { part, found } = useAnatomy(places, variables, pointed);
  if (!part) return <span>{texts.anatomyHint}</span>;
  return (
    <>
      <code>{part.name}</code>
      {found?.hasClass && <code>{`.${part.className}`}</code>}
      {found?.values && <code>{found.values}</code>}
      {found && !found.isPresent && <span>{texts.anatomyAbsent}</span>}
      {found && !found.isPresent && part.when && <span>{part.when}</span>}
      {found && createPortal(<Marks name={part.name} boxes={found.boxes} />, places.marks)}
    </>
  );
}

/** Outlines; the first one carries the name. */
function Marks({ name, boxes }: { name: string; boxes: readonly Box[] }) {
  return boxes.map(({ left, top, width, height }, index) => (
    <div
      key={index}
      style={{ translate: `${left}px ${top}px`, width, height }}
      className={top < TAG_BLOCK_SIZE_PX ? 'inside' : undefined}
    >
      {index === 0 && <code>{name}</code>}
    </div>
  ));
}
