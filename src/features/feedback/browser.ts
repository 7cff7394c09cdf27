/** Browser code of the feedback form, loaded when a reader answers. */
import { read, readTexts } from '#lib/hook';
import { FEEDBACK } from '#model/hooks';
import { type FeedbackText, ISSUE } from './hooks.ts';
import { type FeedbackMessage, issueWith, sendFeedback } from './sendFeedback.ts';

const id = crypto.randomUUID();

/** Answers in the order of the clicks, so that the last one counts. */
let deliveries: Promise<unknown> = Promise.resolve();
/** The comment that is on its way. */
let sending = '';

/** A click may answer; the form sends a comment. Other events only load this code. */
export async function followFeedback(form: HTMLFormElement, { type, target }: Event) {
  if (type === 'submit') await commentOnPage(form);
  else if (type === 'click') await answerFeedback(form, target);
}

/** Marks the answer and sends it. Focus stays on the answer: a comment is an offer. */
async function answerFeedback(form: HTMLFormElement, target: EventTarget | null) {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[aria-pressed]') : null;
  const { answers, comment } = partsOf(form);
  if (!button || !comment) return;
  for (const each of answers) each.setAttribute('aria-pressed', String(each === button));
  comment.hidden = false;
  await deliver(form, 'feedbackSent');
}

async function commentOnPage(form: HTMLFormElement) {
  const { comment, field, status } = partsOf(form);
  const text = field?.value.trim() ?? '';
  // Whoever presses the button twice has one comment.
  if (text && text === sending) return;
  sending = text;
  const isReceived = await deliver(form, text ? 'feedbackCommentSent' : 'feedbackCommentEmpty', text);
  sending = '';
  if (!isReceived) return;
  if (!text) return field?.focus();
  if (field) field.value = '';
  if (comment) comment.hidden = true;
  // The button that had the focus is gone.
  status?.focus();
}

/** Sends the answer with the comment, if any. On failure the comment stays in the form, beside a link to an issue with it. */
async function deliver(form: HTMLFormElement, success: FeedbackText, text = ''): Promise<boolean> {
  const { answers, fallback } = partsOf(form);
  const pressed = answers.find((button) => button.getAttribute('aria-pressed') === 'true');
  const answer = pressed?.value === 'yes' ? 'yes' : 'no';
  const message: FeedbackMessage = { id, page: location.pathname, answer, ...(text && { comment: text }) };
  form.ariaBusy = 'true';
  report(form, 'feedbackSending');
  const delivery = deliveries.then(() => sendFeedback(read(FEEDBACK, form), message));
  deliveries = delivery;
  const isReceived = await delivery;
  // A later one reports.
  if (deliveries !== delivery) return isReceived;
  form.ariaBusy = null;
  report(form, isReceived ? success : 'feedbackFailed');
  if (fallback) {
    fallback.hidden = isReceived;
    fallback.href = issueWith(read(ISSUE, form), text);
  }
  return isReceived;
}

function report(form: HTMLFormElement, id: FeedbackText) {
  const { status } = partsOf(form);
  if (!status) return;
  status.textContent = readTexts<FeedbackText>(form)[id];
  status.classList.toggle('feedback-failed', id === 'feedbackFailed');
}

function partsOf(form: HTMLFormElement) {
  return {
    answers: [...form.querySelectorAll<HTMLButtonElement>('button[aria-pressed]')],
    comment: form.querySelector('fieldset'),
    field: form.querySelector('textarea'),
    status: form.querySelector<HTMLElement>('[role="status"]'),
    fallback: form.querySelector('a'),
  };
}
