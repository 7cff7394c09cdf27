/** Browser code of the feedback form, loaded when a reader answers. */
import { read, readTexts } from '#lib/hook';
import { FEEDBACK } from '#model/hooks';
import { type FeedbackText, ISSUE } from './hooks.ts';
import { type FeedbackMessage, issueWith, sendFeedback } from './sendFeedback.ts';

const id = crypto.randomUUID();

/** A click may answer; the form sends a comment. */
export async function followFeedback(form: HTMLFormElement, { type, target }: Event) {
  if (type === 'submit') await commentOnPage(form);
  else answerFeedback(form, target);
}

/** Marks the answer, asks for a comment, and sends the answer if there is an address. */
function answerFeedback(form: HTMLFormElement, target: EventTarget | null) {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[aria-pressed]') : null;
  const { answers, comment } = partsOf(form);
  if (!button || !comment) return;
  for (const each of answers) each.setAttribute('aria-pressed', String(each === button));
  comment.hidden = false;
  comment.querySelector('textarea')?.focus();
  void deliver(form);
}

/** Sends the comment, or opens an issue with it. */
async function commentOnPage(form: HTMLFormElement) {
  const { comment, text } = partsOf(form);
  if (!read(FEEDBACK, form)) {
    open(issueWith(read(ISSUE, form), text), '_blank', 'noopener');
    return;
  }
  // On failure the comment stays in the form.
  if (comment && (await deliver(form, text))) comment.hidden = true;
}

async function deliver(form: HTMLFormElement, text = ''): Promise<boolean> {
  const { answers, status, fallback } = partsOf(form);
  const url = read(FEEDBACK, form);
  const { feedbackThanks, feedbackFailed } = readTexts<FeedbackText>(form);
  const answer =
    answers.find((button) => button.getAttribute('aria-pressed') === 'true')?.value === 'yes' ? 'yes' : 'no';
  const message: FeedbackMessage = { id, page: location.pathname, answer, ...(text && { comment: text }) };
  const isReceived = url ? await sendFeedback(url, message) : true;
  // An answer alone is followed by a comment, which is still to be sent.
  const thanks = text ? feedbackThanks : '';
  if (status) status.textContent = isReceived ? thanks : feedbackFailed;
  if (fallback) {
    fallback.hidden = isReceived;
    fallback.href = issueWith(read(ISSUE, form), text);
  }
  return isReceived;
}

function partsOf(form: HTMLFormElement) {
  return {
    answers: [...form.querySelectorAll<HTMLButtonElement>('button[aria-pressed]')],
    comment: form.querySelector('fieldset'),
    text: form.querySelector('textarea')?.value.trim() ?? '',
    status: form.querySelector('[role="status"]'),
    fallback: form.querySelector('a'),
  };
}
