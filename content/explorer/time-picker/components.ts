import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export { Frame, toDate } from '../pickersFrame.tsx';
export const components = { community: TimePicker };
