import { memo, type ReactNode } from 'react';
import { fillIn } from '#lib/fill-in';
import { DEMO_PICTURE_SIZE } from '#model/demo-picture';
import type { Hit } from '#services/search/browser';
import { Badge, ModeImage } from '#ui';
import { KIND_LABELS, type SearchProps, type SearchTexts } from './props.ts';

const MAX_OWNERS = 2;

interface HitTextProps extends Pick<SearchProps, 'texts' | 'language'> {
  hit: Hit;
  /** The reader's release, if it lacks what was found. */
  tooOld: string | undefined;
}

/** A hit with its title, kind, plan, location and excerpt. An arrow key changes only the option around it. */
export const HitText = memo(function HitText({ hit, tooOld, texts, language }: HitTextProps) {
  const { kind, title, chinese, marks, plan, excerpt, picture } = hit;
  const isName = kind !== 'page' && kind !== 'section' && kind !== 'demo';
  return (
    <>
      {picture && (
        <span className="search-hit-picture">
          <ModeImage {...picture} {...DEMO_PICTURE_SIZE} />
        </span>
      )}
      <span className="search-hit-head">
        <span className={isName ? 'search-hit-title search-hit-name' : 'search-hit-title'}>
          {language === 'zh' && chinese ? chinese : marked(title, marks)}
        </span>
        <span className="search-hit-badge">{texts[KIND_LABELS[kind]]}</span>
        {plan === 1 && <span className="search-hit-badge search-hit-pro">{texts.pro}</span>}
        {plan === 2 && <span className="search-hit-badge search-hit-premium">{texts.premium}</span>}
        {tooOld && <Badge tone="danger">{fillIn(texts.newerThan, { release: tooOld })}</Badge>}
      </span>
      <span className="search-hit-text">{locationOf(hit, texts)}</span>
      {excerpt && <span className="search-hit-text">{marked(excerpt.text, excerpt.marks)}</span>}
    </>
  );
});

/** `Data Grid › Sorting`, or `Data Grid · of DataGridPro, DataGridPremium and 3 more`. */
function locationOf({ section, page, owners }: Hit, texts: SearchTexts): string {
  if (owners.length === 0) return [section, page].filter(Boolean).join(' › ');
  const others = owners.length - MAX_OWNERS;
  const named = owners.slice(0, MAX_OWNERS).join(', ');
  return `${section} · ${texts.searchOf} ${named}${others > 0 ? ` ${fillIn(texts.searchMore, { count: others })}` : ''}`;
}

function marked(text: string, marks: Hit['marks']): ReactNode[] {
  const pieces: ReactNode[] = [];
  let position = 0;
  for (const [start, end] of marks) {
    pieces.push(text.slice(position, start), <mark key={start}>{text.slice(start, end)}</mark>);
    position = end;
  }
  return [...pieces, text.slice(position)];
}
