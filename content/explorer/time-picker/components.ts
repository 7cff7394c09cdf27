import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';

export { Frame, toDate } from '../pickersFrame.tsx';
export const components = { community: TimePicker };
export const named = { renderTimeViewClock };
