import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';

export { Frame, toDate } from '../pickersFrame.tsx';
export const components = { community: DateTimePicker };
export const named = { renderTimeViewClock };
