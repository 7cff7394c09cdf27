import { fillIn } from '#lib/fill-in';
import { mark } from '#lib/hook';
import { localizeHref } from '#lib/paths';
import { PLAN } from '#model/hooks';
import type { Plan } from '#model/nav';
import type { Alternative } from '#model/plans';
import type { Translate } from '#services/i18n';
import { FOR_PLAN } from './hooks.ts';

interface PlanNoteProps {
  /** What the page needs. */
  plan: Plan;
  alternative: Alternative | undefined;
  t: Translate;
  language: string;
}

/** Says what to use instead of what the reader's plan lacks. Styles show it only to them. */
export function PlanNote({ plan, alternative, t, language }: PlanNoteProps) {
  const { community, pro } = alternative ?? {};
  return (
    <p className="lens-note" {...mark(PLAN, plan)}>
      {fillIn(t('planNote'), { plan: t(plan) })}{' '}
      {community && (
        <span lang="en">
          <Sentence text={community} language={language} />{' '}
        </span>
      )}
      {pro && (
        <span lang="en" {...mark(FOR_PLAN, 'pro')}>
          <Sentence text={pro} language={language} />
        </span>
      )}
    </p>
  );
}

/** Links and code as in Markdown. */
function Sentence({ text, language }: { text: string } & Pick<PlanNoteProps, 'language'>) {
  // Text, and in turns the text and the address of each link.
  const pieces = text.split(/\[([^\]]+)\]\(([^)]+)\)/);
  return pieces.map((piece, index) => {
    if (index % 3 === 2) return null;
    if (index % 3 === 0) return piece;
    const code = /^`(.+)`$/.exec(piece)?.[1];
    return (
      <a key={index} href={localizeHref(pieces[index + 1] ?? '', language)}>
        {code ? <code>{code}</code> : piece}
      </a>
    );
  });
}
