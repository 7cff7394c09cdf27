import { ThumbsDown, ThumbsUp } from 'lucide';
import { mark, markTexts } from '#lib/hook';
import { clickAttributes } from '#model/clicks';
import { FEEDBACK } from '#model/hooks';
import type { Translate } from '#services/i18n';
import { Icon } from '#ui';
import styles from './Feedback.module.css';
import { FEEDBACK_TEXTS, ISSUE } from './hooks.ts';

interface FeedbackProps {
  t: Translate;
  /** Where answers are sent; without it, there is no question, only a link to the form for a new issue. */
  url: string | undefined;
  /** The form for a new issue about this page. */
  issueUrl: string;
}

const ANSWERS = [
  ['yes', ThumbsUp, 'feedbackYes'],
  ['no', ThumbsDown, 'feedbackNo'],
] as const;

/** Asks whether the page was helpful, with an optional comment, which needs JavaScript. */
export function Feedback({ t, url, issueUrl }: FeedbackProps) {
  if (!url)
    return (
      <p className={styles['feedback']} data-print="hide">
        <span className={styles['invitation']}>
          {`${t('feedbackInvitation')} `}
          <a href={issueUrl} rel="noopener">
            {t('feedbackIssue')}
          </a>
        </span>
      </p>
    );
  return (
    <form
      className={`${styles['feedback']} needs-script`}
      aria-label={t('feedback')}
      {...mark(FEEDBACK, url)}
      {...mark(ISSUE, issueUrl)}
      {...markTexts(FEEDBACK_TEXTS, t)}
      data-print="hide"
    >
      <div className={styles['question']} role="group" aria-label={t('feedbackQuestion')}>
        <span>{t('feedbackQuestion')}</span>
        <span className={styles['answers']}>
          {ANSWERS.map(([value, icon, label]) => (
            <button
              key={value}
              className={`ui-button ${styles['answer']}`}
              type="button"
              aria-pressed="false"
              value={value}
              {...clickAttributes('pageHelpful', value)}
            >
              <Icon of={icon} />
              {t(label)}
            </button>
          ))}
        </span>
      </div>
      <p className={styles['status']} role="status" tabIndex={-1} />
      <a href={issueUrl} rel="noopener" hidden>
        {t('feedbackIssue')}
      </a>
      <fieldset className={styles['comment']} hidden>
        <label>
          {t('feedbackComment')}
          <textarea className={styles['text']} name="comment" rows={3} maxLength={1000} />
        </label>
        <button className="ui-button" type="submit">
          {t('feedbackSend')}
        </button>
      </fieldset>
    </form>
  );
}
