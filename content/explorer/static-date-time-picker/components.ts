import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';

export { Frame, toDate } from '../pickersFrame.tsx';
export const components = { community: StaticDateTimePicker };
export const named = { renderTimeViewClock };
